#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1

#include <curses.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

#include "CNcurses.h"
#include "terminal.h"

// MARK: Colours

static bool has_text(const char *name) {
    const char *value = tigetstr(name);
    return value != NULL && value != (const char *)-1;
}

struct crease_terminal_abilities crease_terminal_abilities(void) {
    struct crease_terminal_abilities abilities = {0};
    abilities.unicode = crease_terminal_is_unicode();
    if (stdscr == NULL) { return abilities; }
    abilities.mouse = crease_terminal_is_modern();
    if (!has_colors() || COLORS < 8 || COLOR_PAIRS < 2) { return abilities; }
    abilities.colours = COLORS;
    // Pair numbers are short in the calls every ncurses has; nobody needs more at once.
    abilities.pairs = (COLOR_PAIRS > 32767 ? 32767 : COLOR_PAIRS) - 1;
    // "RGB" is a flag, a number or a string; any of them says that numbers from 8 on are packed colours.
    abilities.direct = COLORS >= 0x1000000 && (tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || has_text("RGB"));
    // Only an entry with "op" can go back to the terminal's own colours.
    abilities.default_colours = has_text("op") || has_text("oc");
    return abilities;
}

bool crease_terminal_pair(int32_t pair, int32_t foreground, int32_t background) {
    if (stdscr == NULL || pair < 1 || pair > 32767) { return false; }
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS >= 20170401
    return init_extended_pair(pair, foreground, background) == OK;
#else
    if (foreground > 32767 || background > 32767) { return false; }
    return init_pair((short)pair, (short)foreground, (short)background) == OK;
#endif
}

// MARK: Cells

static attr_t curses_attributes(uint8_t attributes) {
    attr_t result = A_NORMAL;
    if (attributes & CREASE_BOLD) { result |= A_BOLD; }
    if (attributes & CREASE_DIM) { result |= A_DIM; }
#ifdef A_ITALIC
    if (attributes & CREASE_ITALIC) { result |= A_ITALIC; }
#endif
    if (attributes & CREASE_UNDERLINE) { result |= A_UNDERLINE; }
    if (attributes & CREASE_REVERSE) { result |= A_REVERSE; }
    return result;
}

// Curses measures with the C library. Where our own table knows a newer Unicode the two disagree, and curses would shift
// the rest of the line: such a cell gets a stand-in of the right width. Control characters measure -1 and end here too.
static int cell_text(const struct crease_cell *cell, wchar_t text[6]) {
    uint32_t base = cell->scalars[0];
    int width = base < 0x80 || crease_terminal_is_unicode() ? wcwidth((wchar_t)base) : -1;
    if (base == 0) {
        base = ' ';
        width = 1;
    }
    bool fits = width >= 1 && width <= cell->width;
    int length = 0;
    text[length++] = fits ? (wchar_t)base : L'?';
    for (int i = 1; fits && i < 5 && cell->scalars[i] != 0; i++) {
        if (crease_terminal_is_unicode() && wcwidth((wchar_t)cell->scalars[i]) == 0) {
            text[length++] = (wchar_t)cell->scalars[i];
        }
    }
    text[length] = 0;
    return fits ? width : 1;
}

void crease_terminal_put(int32_t row, int32_t column, const struct crease_cell *cells, int32_t count) {
    if (stdscr == NULL) { return; }
    int rows, columns;
    getmaxyx(stdscr, rows, columns);
    if (row < 0 || row >= rows || column < 0) { return; }
    int x = column;
    for (int32_t i = 0; i < count; i++) {
        const struct crease_cell *cell = &cells[i];
        int taken = cell->width == 2 ? 2 : 1;
        if (x + taken > columns) { break; }
        wchar_t text[6];
        int width = cell_text(cell, text);
        cchar_t glyph;
        if (setcchar(&glyph, text, curses_attributes(cell->attributes), cell->pair, NULL) == OK) {
            mvwadd_wchnstr(stdscr, row, x, &glyph, 1);
        }
        if (width < taken && setcchar(&glyph, L" ", curses_attributes(cell->attributes), cell->pair, NULL) == OK) {
            mvwadd_wchnstr(stdscr, row, x + width, &glyph, 1);
        }
        x += taken;
    }
}

// MARK: Showing

void crease_terminal_resize(int32_t columns, int32_t rows) {
    if (stdscr == NULL || columns < 1 || rows < 1) { return; }
    resize_term(rows, columns);
    erase();
    clearok(curscr, TRUE);
}

// Waits for a slow reader: a mark of synchronized output that was opened is always closed.
static void write_mark(const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(STDOUT_FILENO, bytes, count);
        if (written < 0 && errno != EINTR && errno != EAGAIN) { return; }
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
        }
    }
}

void crease_terminal_flush(bool synchronized) {
    if (stdscr == NULL) { return; }
    // Curses writes its own buffer out at the end of a refresh, so the marks stay in order around it.
    if (synchronized) { write_mark("\x1b[?2026h", 8); }
    refresh();
    if (synchronized) { write_mark("\x1b[?2026l", 8); }
}
