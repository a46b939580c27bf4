// What is used of cairo, pango and GObject, declared from their published interfaces and found when first needed.

#ifndef CREASE_CCAIRO_LIBRARY_H
#define CREASE_CCAIRO_LIBRARY_H

#include <stdbool.h>

/// pango's rectangle, in 1024ths of a point.
struct crease_extents {
    int x, y, width, height;
};

typedef int (*crease_write)(void *context, const unsigned char *bytes, unsigned int count);

/// Every function: what it gives, its name, what it takes. Their objects are opaque here.
#define CREASE_LIBRARY(FUNCTION)                                                                                       \
    FUNCTION(void *, cairo_image_surface_create, (int format, int width, int height))                                  \
    FUNCTION(int, cairo_surface_status, (void *surface))                                                               \
    FUNCTION(int, cairo_surface_write_to_png_stream, (void *surface, crease_write write, void *context))               \
    FUNCTION(void, cairo_surface_destroy, (void *surface))                                                             \
    FUNCTION(void *, cairo_create, (void *surface))                                                                    \
    FUNCTION(int, cairo_status, (void *cairo))                                                                         \
    FUNCTION(void, cairo_destroy, (void *cairo))                                                                       \
    FUNCTION(void, cairo_save, (void *cairo))                                                                          \
    FUNCTION(void, cairo_restore, (void *cairo))                                                                       \
    FUNCTION(void, cairo_scale, (void *cairo, double x, double y))                                                     \
    FUNCTION(void, cairo_translate, (void *cairo, double x, double y))                                                 \
    FUNCTION(void, cairo_new_path, (void *cairo))                                                                      \
    FUNCTION(void, cairo_move_to, (void *cairo, double x, double y))                                                   \
    FUNCTION(void, cairo_line_to, (void *cairo, double x, double y))                                                   \
    FUNCTION(void, cairo_arc, (void *cairo, double x, double y, double radius, double from, double to))                \
    FUNCTION(void, cairo_close_path, (void *cairo))                                                                    \
    FUNCTION(void, cairo_rectangle, (void *cairo, double x, double y, double width, double height))                    \
    FUNCTION(void, cairo_clip_preserve, (void *cairo))                                                                 \
    FUNCTION(void, cairo_fill_preserve, (void *cairo))                                                                 \
    FUNCTION(void, cairo_fill, (void *cairo))                                                                          \
    FUNCTION(void, cairo_stroke_preserve, (void *cairo))                                                               \
    FUNCTION(void, cairo_set_source_rgba, (void *cairo, double red, double green, double blue, double alpha))          \
    FUNCTION(void, cairo_set_line_width, (void *cairo, double width))                                                  \
    FUNCTION(void, cairo_set_line_cap, (void *cairo, int cap))                                                         \
    FUNCTION(void, cairo_set_dash, (void *cairo, const double *dashes, int count, double offset))                      \
    FUNCTION(void *, cairo_font_options_create, (void))                                                                \
    FUNCTION(void, cairo_font_options_set_antialias, (void *options, int antialias))                                   \
    FUNCTION(void, cairo_font_options_set_hint_style, (void *options, int style))                                      \
    FUNCTION(void, cairo_font_options_set_hint_metrics, (void *options, int metrics))                                  \
    FUNCTION(void, cairo_font_options_destroy, (void *options))                                                        \
    FUNCTION(void *, pango_cairo_create_layout, (void *cairo))                                                         \
    FUNCTION(void, pango_cairo_show_layout, (void *cairo, void *layout))                                               \
    FUNCTION(void, pango_cairo_context_set_font_options, (void *context, const void *options))                         \
    FUNCTION(void, pango_context_set_round_glyph_positions, (void *context, int setting))                              \
    FUNCTION(void *, pango_layout_get_context, (void *layout))                                                         \
    FUNCTION(void, pango_layout_set_single_paragraph_mode, (void *layout, int setting))                                \
    FUNCTION(void, pango_layout_set_font_description, (void *layout, const void *description))                         \
    FUNCTION(void, pango_layout_set_text, (void *layout, const char *text, int count))                                 \
    FUNCTION(void, pango_layout_get_extents, (void *layout, struct crease_extents *ink, struct crease_extents *line))  \
    FUNCTION(int, pango_layout_get_baseline, (void *layout))                                                           \
    FUNCTION(void *, pango_font_description_new, (void))                                                               \
    FUNCTION(void, pango_font_description_set_family, (void *description, const char *families))                       \
    FUNCTION(void, pango_font_description_set_weight, (void *description, int weight))                                 \
    FUNCTION(void, pango_font_description_set_style, (void *description, int style))                                   \
    FUNCTION(void, pango_font_description_set_absolute_size, (void *description, double size))                         \
    FUNCTION(void, pango_font_description_free, (void *description))                                                   \
    FUNCTION(void, g_object_unref, (void *object))

struct crease_library {
#define CREASE_MEMBER(result, name, parameters) result(*name) parameters;
    CREASE_LIBRARY(CREASE_MEMBER)
#undef CREASE_MEMBER
};

/// The functions, loaded at the first call; NULL where a library is missing or lacks one of them.
const struct crease_library *crease_library(void);

#endif
