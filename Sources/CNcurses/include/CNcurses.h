// The C side of the terminal: a dozen plain functions over ncurses, and the guard that gives the terminal back.
//
// This header includes no curses header on purpose: through a module map `A_BOLD`, `ACS_*` and `getmaxyx` are lost, and
// Swift 6 rejects the globals `stdscr` and `LINES`. One terminal at a time, one thread.

#ifndef CREASE_CNCURSES_H
#define CREASE_CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CREASE_CLOSED __attribute__((enum_extensibility(closed)))
#define CREASE_NAMED(name) __attribute__((swift_name(name)))
#else
#define CREASE_CLOSED
#define CREASE_NAMED(name)
#endif

// MARK: Opening and leaving

/// How opening the terminal ended.
enum CREASE_CLOSED crease_opening {
    CREASE_OPENING_DONE CREASE_NAMED("done") = 0,
    /// TERM is unset, or no terminfo entry has its name.
    CREASE_OPENING_UNKNOWN_TERMINAL CREASE_NAMED("unknownTerminal"),
    /// The terminal is known, but it cannot move its cursor or clear (`dumb`).
    CREASE_OPENING_CANNOT_DRAW CREASE_NAMED("cannotDraw"),
    /// Standard output is not a terminal.
    CREASE_OPENING_NO_SCREEN CREASE_NAMED("noScreen"),
    /// Standard input is not a terminal and there is no controlling one.
    CREASE_OPENING_NO_KEYBOARD CREASE_NAMED("noKeyboard"),
};

/// Sets the locale, takes the screen over and arms the guard. After anything but `DONE` nothing has changed.
enum crease_opening crease_terminal_open(bool mouse);

/// Gives the terminal back, replays what was written to standard error meanwhile, disarms the guard. Idempotent.
void crease_terminal_close(void);

/// Gives the terminal back and stops the process; returns when it is continued and the screen is ours again, to be
/// repainted wholly.
void crease_terminal_suspend(void);

/// Gives the terminal back while a command of the shell runs, takes it over again afterwards, to be repainted wholly.
///
/// The command has the keyboard and the screen for itself; Ctrl-C and Ctrl-\ end it, not us. Returns its exit status,
/// 128 and the number of the signal that ended it, or -1 where it could not be run.
int32_t crease_terminal_run(const char *command);

// MARK: What it can do

struct crease_terminal_abilities {
    /// How many colours it shows: 0 (none), 8, 16, 88, 256 or 16,777,216.
    int32_t colours;
    /// How many colour pairs can be defined, numbered from 1; 0 without colours.
    int32_t pairs;
    /// Colours from 8 upwards are packed red-green-blue numbers, not a palette.
    bool direct;
    /// Pairs may hold -1: the terminal's own foreground or background.
    bool default_colours;
    /// The locale writes UTF-8; otherwise no byte of 0x80 or above may be sent.
    bool unicode;
    /// The terminal sends mouse reports and knows the private modes of xterm.
    bool mouse;
};

struct crease_terminal_abilities crease_terminal_abilities(void);

/// The size in cells now; a terminal that says 0×0 counts as 80×24, and no side is above 2,000 × 1,000.
void crease_terminal_size(int32_t *columns, int32_t *rows);

// MARK: Drawing

enum {
    CREASE_BOLD = 1,
    CREASE_DIM = 2,
    CREASE_ITALIC = 4,
    CREASE_UNDERLINE = 8,
    CREASE_REVERSE = 16,
};

/// One grapheme on the screen.
struct crease_cell {
    /// The base scalar and up to four combining ones, closed by 0.
    uint32_t scalars[5];
    /// Columns it takes, 1 or 2; where the C library would say otherwise a stand-in of this width is shown.
    uint8_t width;
    /// `CREASE_BOLD` and its kin, added up.
    uint8_t attributes;
    /// A pair made by `crease_terminal_pair`, or 0.
    int16_t pair;
};

/// Makes colour pair `pair` (1 and up) of a foreground and a background; -1 is the terminal's own. False where it
/// cannot.
bool crease_terminal_pair(int32_t pair, int32_t foreground, int32_t background);

/// Puts a run of cells from a place on, nothing of it past the right edge. Shown by the next flush.
void crease_terminal_put(int32_t row, int32_t column, const struct crease_cell *cells, int32_t count);

/// Takes a new size (as `crease_terminal_size` gives it), forgets the picture and starts with a blank one.
void crease_terminal_resize(int32_t columns, int32_t rows);

/// Forgets what is on the screen, so that the next flush writes all of it.
void crease_terminal_forget(void);

/// Writes what changed; between the marks of synchronized output where `synchronized`.
void crease_terminal_flush(bool synchronized);

/// Switches mouse reports on or off.
void crease_terminal_mouse(bool on);

/// Asks whether the terminal knows synchronized output, and who it is; the replies arrive among the input. False where
/// asking would leave litter on the screen.
bool crease_terminal_ask(void);

// MARK: Input

/// From now on a wait also ends when this file becomes readable; negative for none. It is not read here.
void crease_terminal_watch(int32_t file);

/// What ended a wait for input.
enum CREASE_CLOSED crease_arrival {
    CREASE_ARRIVAL_BYTES CREASE_NAMED("bytes") = 0,
    CREASE_ARRIVAL_TIMEOUT CREASE_NAMED("timeout"),
    /// The window has another size.
    CREASE_ARRIVAL_RESIZED CREASE_NAMED("resized"),
    /// Somebody (Ctrl-Z, `kill -TSTP`) asks us to stop: call `crease_terminal_suspend`.
    CREASE_ARRIVAL_STOP CREASE_NAMED("stop"),
    /// We were stopped without being asked, and run again: the screen is not to be trusted.
    CREASE_ARRIVAL_CONTINUED CREASE_NAMED("continued"),
    /// No more input will ever come.
    CREASE_ARRIVAL_END CREASE_NAMED("end"),
    /// There is something to read from the file of `crease_terminal_watch`.
    CREASE_ARRIVAL_STIRRED CREASE_NAMED("stirred"),
};

/// Waits at most `milliseconds` (negative: as long as it takes) for input and reads what is there, at most `capacity`
/// bytes. `count` is set to how many were read: above 0 only for `BYTES`.
enum crease_arrival crease_terminal_read(uint8_t *bytes, int32_t capacity, int32_t milliseconds, int32_t *count);

#endif
