// Pixels drawn by cairo and words set by pango, behind a dozen plain functions.
//
// Neither library is needed to build Crease or to start it: both are loaded when the first picture is opened, so that
// one binary serves machines with and without them and no other command waits for them. Lengths are in points, angles
// in quarter turns, colours are 0xRRGGBB. One thread at a time per picture.

#ifndef CREASE_CCAIRO_H
#define CREASE_CCAIRO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: Opening

/// The file name of the library that cannot be loaded, or NULL where pictures can be drawn.
const char *crease_picture_missing(void);

struct crease_picture;

/// A black picture of so many pixels, `scale` of them to a point; NULL where a library, memory or sense is missing.
struct crease_picture *crease_picture_open(int32_t width, int32_t height, double scale);
void crease_picture_close(struct crease_picture *picture);

// MARK: Where

/// Remembers the origin and the clip until `restore`.
void crease_picture_save(struct crease_picture *picture);
void crease_picture_restore(struct crease_picture *picture);
void crease_picture_translate(struct crease_picture *picture, double x, double y);

// MARK: Outlines

// An outline is built step by step, then used by fill, stroke and clip as often as wanted, until the next `begin`.
void crease_picture_begin(struct crease_picture *picture);
void crease_picture_move(struct crease_picture *picture, double x, double y);
void crease_picture_line(struct crease_picture *picture, double x, double y);
/// Clockwise around a centre between two sides of the circle: 0 right, 1 bottom, 2 left, 3 top.
void crease_picture_arc(
    struct crease_picture *picture, double x, double y, double radius, int32_t from, int32_t to);
void crease_picture_ellipse(struct crease_picture *picture, double x, double y, double across, double down);
void crease_picture_join(struct crease_picture *picture);

/// Nothing outside the outline is drawn until `restore`.
void crease_picture_clip(struct crease_picture *picture);
void crease_picture_fill(struct crease_picture *picture, uint32_t colour, double opacity);
/// Half of the width on either side of the outline, with round ends; `gap` 0 draws it through.
void crease_picture_stroke(
    struct crease_picture *picture, uint32_t colour, double width, double dash, double gap);

// MARK: Words

/// A line of words.
struct crease_words {
    /// UTF-8, not closed by 0.
    const char *text;
    int32_t count;
    /// Fonts to try, in order, separated by commas.
    const char *families;
    /// Points.
    double size;
    bool bold;
    bool italic;
    bool underlined;
    bool struck;
    uint32_t colour;
    double opacity;
    /// The anchor on the baseline.
    double x;
    double y;
    /// What part of the width lies left of the anchor: 0, 0.5 or 1.
    double share;
    /// The anchor is in the middle of the ink instead, and `share` and `length` count for nothing.
    bool centred;
    /// The width the words are stretched or squeezed to; 0 leaves them as the font has them.
    double length;
};

void crease_picture_words(struct crease_picture *picture, const struct crease_words *words);

// MARK: The file

/// Takes some bytes of a file, in order; false stops the writing.
typedef bool (*crease_sink)(void *context, const uint8_t *bytes, size_t count);

/// Hands the picture out as a PNG of red, green and blue, without an alpha channel. False where drawing or writing
/// failed.
bool crease_picture_write(struct crease_picture *picture, crease_sink sink, void *context);

#endif
