#include <stdlib.h>

#include "CCairo.h"
#include "library.h"

/// Values of the libraries' enumerations.
enum {
    FORMAT_RGB24 = 1,
    STATUS_SUCCESS = 0,
    STATUS_WRITE_ERROR = 11,
    LINE_CAP_ROUND = 1,
    ANTIALIAS_GRAY = 2,
    HINT_STYLE_NONE = 1,
    HINT_METRICS_OFF = 1,
    WEIGHT_NORMAL = 400,
    WEIGHT_SEMIBOLD = 600,
    STYLE_ITALIC = 2,
};

/// pango counts in these parts of a point.
static const double pango_units = 1024;
static const double quarter_turn = 1.57079632679489661923;

struct crease_picture {
    const struct crease_library *use;
    void *surface;
    void *cairo;
    void *layout;
};

struct crease_picture *crease_picture_open(int32_t width, int32_t height, double scale) {
    const struct crease_library *use = crease_library();
    if (!use || width <= 0 || height <= 0 || !(scale > 0)) return NULL;
    struct crease_picture *picture = calloc(1, sizeof *picture);
    if (!picture) return NULL;
    picture->use = use;
    // No alpha channel, neither here nor in the file.
    picture->surface = use->cairo_image_surface_create(FORMAT_RGB24, width, height);
    picture->cairo = use->cairo_create(picture->surface);
    if (use->cairo_surface_status(picture->surface) != STATUS_SUCCESS
        || use->cairo_status(picture->cairo) != STATUS_SUCCESS) {
        crease_picture_close(picture);
        return NULL;
    }
    use->cairo_scale(picture->cairo, scale, scale);
    use->cairo_set_line_cap(picture->cairo, LINE_CAP_ROUND);
    picture->layout = use->pango_cairo_create_layout(picture->cairo);
    if (!picture->layout) {
        crease_picture_close(picture);
        return NULL;
    }
    use->pango_layout_set_single_paragraph_mode(picture->layout, 1);
    // Letters keep the places they have at any scale, and have no coloured fringes.
    void *options = use->cairo_font_options_create();
    use->cairo_font_options_set_antialias(options, ANTIALIAS_GRAY);
    use->cairo_font_options_set_hint_style(options, HINT_STYLE_NONE);
    use->cairo_font_options_set_hint_metrics(options, HINT_METRICS_OFF);
    void *context = use->pango_layout_get_context(picture->layout);
    use->pango_cairo_context_set_font_options(context, options);
    use->pango_context_set_round_glyph_positions(context, 0);
    use->cairo_font_options_destroy(options);
    return picture;
}

void crease_picture_close(struct crease_picture *picture) {
    if (!picture) return;
    if (picture->layout) picture->use->g_object_unref(picture->layout);
    picture->use->cairo_destroy(picture->cairo);
    picture->use->cairo_surface_destroy(picture->surface);
    free(picture);
}

// MARK: Where

void crease_picture_save(struct crease_picture *picture) {
    picture->use->cairo_save(picture->cairo);
}

void crease_picture_restore(struct crease_picture *picture) {
    picture->use->cairo_restore(picture->cairo);
}

void crease_picture_translate(struct crease_picture *picture, double x, double y) {
    picture->use->cairo_translate(picture->cairo, x, y);
}

// MARK: Outlines

void crease_picture_begin(struct crease_picture *picture) {
    picture->use->cairo_new_path(picture->cairo);
}

void crease_picture_move(struct crease_picture *picture, double x, double y) {
    picture->use->cairo_move_to(picture->cairo, x, y);
}

void crease_picture_line(struct crease_picture *picture, double x, double y) {
    picture->use->cairo_line_to(picture->cairo, x, y);
}

void crease_picture_arc(
    struct crease_picture *picture, double x, double y, double radius, int32_t from, int32_t to) {
    if (!(radius > 0)) {
        picture->use->cairo_line_to(picture->cairo, x, y);
        return;
    }
    picture->use->cairo_arc(picture->cairo, x, y, radius, from * quarter_turn, to * quarter_turn);
}

void crease_picture_ellipse(struct crease_picture *picture, double x, double y, double across, double down) {
    if (!(across > 0) || !(down > 0)) return;
    picture->use->cairo_save(picture->cairo);
    picture->use->cairo_translate(picture->cairo, x, y);
    picture->use->cairo_scale(picture->cairo, across, down);
    picture->use->cairo_arc(picture->cairo, 0, 0, 1, 0, 4 * quarter_turn);
    picture->use->cairo_close_path(picture->cairo);
    // The stroke's width is of the picture, not of the stretched circle.
    picture->use->cairo_restore(picture->cairo);
}

void crease_picture_join(struct crease_picture *picture) {
    picture->use->cairo_close_path(picture->cairo);
}

void crease_picture_clip(struct crease_picture *picture) {
    picture->use->cairo_clip_preserve(picture->cairo);
}

static void take(struct crease_picture *picture, uint32_t colour, double opacity) {
    picture->use->cairo_set_source_rgba(
        picture->cairo, (colour >> 16 & 0xFF) / 255.0, (colour >> 8 & 0xFF) / 255.0, (colour & 0xFF) / 255.0, opacity);
}

void crease_picture_fill(struct crease_picture *picture, uint32_t colour, double opacity) {
    take(picture, colour, opacity);
    picture->use->cairo_fill_preserve(picture->cairo);
}

void crease_picture_stroke(
    struct crease_picture *picture, uint32_t colour, double width, double dash, double gap) {
    const double dashes[] = {dash, gap};
    take(picture, colour, 1);
    picture->use->cairo_set_line_width(picture->cairo, width);
    // A negative dash would put the whole picture into an error.
    picture->use->cairo_set_dash(picture->cairo, dashes, gap > 0 && dash >= 0 ? 2 : 0, 0);
    picture->use->cairo_stroke_preserve(picture->cairo);
}

// MARK: Words

static void describe(struct crease_picture *picture, const struct crease_words *words) {
    const struct crease_library *use = picture->use;
    void *description = use->pango_font_description_new();
    use->pango_font_description_set_family(description, words->families);
    use->pango_font_description_set_weight(description, words->bold ? WEIGHT_SEMIBOLD : WEIGHT_NORMAL);
    if (words->italic) use->pango_font_description_set_style(description, STYLE_ITALIC);
    // No font can be set larger than this.
    const double size = words->size < 2000 ? words->size : 2000;
    use->pango_font_description_set_absolute_size(description, size * pango_units);
    use->pango_layout_set_font_description(picture->layout, description);
    use->pango_font_description_free(description);
}

/// A line through or under the words, a sixteenth of their size thick, so far below the baseline.
static void rule(struct crease_picture *picture, const struct crease_words *words, double width, double below) {
    picture->use->cairo_new_path(picture->cairo);
    picture->use->cairo_rectangle(picture->cairo, 0, below * words->size, width, words->size / 16);
    picture->use->cairo_fill(picture->cairo);
}

void crease_picture_words(struct crease_picture *picture, const struct crease_words *words) {
    const struct crease_library *use = picture->use;
    if (words->count <= 0 || !(words->size > 0)) return;
    use->cairo_save(picture->cairo);
    describe(picture, words);
    use->pango_layout_set_text(picture->layout, words->text, words->count);
    struct crease_extents ink, line;
    use->pango_layout_get_extents(picture->layout, &ink, &line);
    const double natural = line.width / pango_units;
    if (words->centred) {
        take(picture, words->colour, words->opacity);
        use->cairo_translate(picture->cairo, words->x, words->y);
        use->cairo_move_to(
            picture->cairo, -(ink.x + ink.width / 2.0) / pango_units, -(ink.y + ink.height / 2.0) / pango_units);
        use->pango_cairo_show_layout(picture->cairo, picture->layout);
    } else if (natural > 0) {
        // Beyond these bounds the matrix could not be turned back, which ends the whole picture.
        const double wanted = words->length > 0 ? words->length / natural : 1;
        const double stretch = wanted < 0.01 ? 0.01 : wanted > 100 ? 100 : wanted;
        use->cairo_translate(picture->cairo, words->x - words->share * natural * stretch, words->y);
        use->cairo_scale(picture->cairo, stretch, 1);
        take(picture, words->colour, words->opacity);
        if (words->underlined) rule(picture, words, natural, 0.1);
        if (words->struck) rule(picture, words, natural, -0.3);
        // The layout is not told of the stretch: it would squeeze its letters a second time.
        const double baseline = use->pango_layout_get_baseline(picture->layout) / pango_units;
        use->cairo_move_to(picture->cairo, -line.x / pango_units, -baseline);
        use->pango_cairo_show_layout(picture->cairo, picture->layout);
    }
    use->cairo_restore(picture->cairo);
}

// MARK: The file

struct receiver {
    crease_sink sink;
    void *context;
};

static int pass(void *context, const unsigned char *bytes, unsigned int count) {
    const struct receiver *receiver = context;
    return receiver->sink(receiver->context, bytes, count) ? STATUS_SUCCESS : STATUS_WRITE_ERROR;
}

bool crease_picture_write(struct crease_picture *picture, crease_sink sink, void *context) {
    struct receiver receiver = {sink, context};
    return picture->use->cairo_status(picture->cairo) == STATUS_SUCCESS
        && picture->use->cairo_surface_write_to_png_stream(picture->surface, pass, &receiver) == STATUS_SUCCESS;
}
