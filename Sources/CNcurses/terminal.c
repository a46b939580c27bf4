#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1

#include "terminal.h"

#include <curses.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "CNcurses.h"
#include "guard.h"

// Last: it turns words like "columns" and "lines" into macros.
#include <term.h>

enum { largest_width = 2000, largest_height = 1000 };

static SCREEN *screen;
static FILE *keyboard_stream;
static int keyboard = -1;
static bool owns_keyboard;
static bool is_unicode;
static bool is_modern;
static bool wants_mouse;
static struct termios modes_inside;

int crease_terminal_keyboard(void) { return keyboard; }
bool crease_terminal_is_unicode(void) { return is_unicode; }
bool crease_terminal_is_modern(void) { return is_modern; }

// MARK: Capabilities

static const char *capability(const char *name) {
    // tigetstr says (char *)-1 for a name that is no string capability.
    const char *value = tigetstr(name);
    return value == (const char *)-1 ? NULL : value;
}

// MARK: The bytes of entering and leaving

static char collected[1024];
static size_t collected_count;

static int collect(int byte) {
    if (collected_count < sizeof collected) { collected[collected_count++] = (char)byte; }
    return byte;
}

static void collect_text(const char *text) {
    while (*text != 0) { collect((unsigned char)*text++); }
}

static void collect_capability(const char *name) {
    const char *value = capability(name);
    if (value != NULL) { tputs(value, 1, collect); }
}

// The private modes are xterm's; SGR mouse reports (1006) have no limit of 223 columns. tmux and screen, whose terminfo
// knows the old reports only, take whichever they understand: the decoder reads both.
static void collect_mouse(bool on) { collect_text(on ? "\x1b[?1000h\x1b[?1006h" : "\x1b[?1006l\x1b[?1000l"); }

static void build_leaving(void) {
    collected_count = 0;
    if (is_modern) {
        collect_text("\x1b[?2026l");
        collect_mouse(false);
        collect_text("\x1b[?1004l\x1b[?2004l");
    }
    collect_capability("rmkx");
    collect_capability("sgr0");
    collect_capability("op");
    collect_capability("cnorm");
    // Without an alternate screen (consoles) there is nothing to go back to; at least nothing of ours stays.
    collect_capability(capability("rmcup") != NULL ? "rmcup" : "clear");
    crease_guard_set_leaving(collected, collected_count);
}

// Everything but the alternate screen when curses has already entered that one itself.
static void write_entering(bool with_alternate_screen) {
    collected_count = 0;
    if (with_alternate_screen) { collect_capability("smcup"); }
    collect_capability("smkx");
    if (is_modern) {
        collect_text("\x1b[?2004h\x1b[?1004h");
        if (wants_mouse) { collect_mouse(true); }
    }
    collect_capability("civis");
    crease_guard_write(STDOUT_FILENO, collected, collected_count);
}

// MARK: Opening

// The locale the user chose; where that one is not installed (usual in containers and over SSH) but asks for UTF-8, the
// C library's own UTF-8 locale, so that the picture need not fall back to ASCII.
static void choose_locale(void) {
    if (setlocale(LC_ALL, "") == NULL) {
        const char *names[] = {getenv("LC_ALL"), getenv("LC_CTYPE"), getenv("LANG")};
        for (int i = 0; i < 3; i++) {
            if (names[i] == NULL || names[i][0] == 0) { continue; }
            if (strstr(names[i], "UTF-8") != NULL || strcasestr(names[i], "utf8") != NULL) {
                setlocale(LC_CTYPE, "C.UTF-8");
            }
            break;
        }
    }
    // Numbers keep their decimal point.
    setlocale(LC_NUMERIC, "C");
    is_unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

static bool take_keyboard(void) {
    owns_keyboard = !isatty(STDIN_FILENO);
    // A layout may come in on standard input; the keys come from the controlling terminal then.
    keyboard = owns_keyboard ? open("/dev/tty", O_RDWR | O_CLOEXEC) : STDIN_FILENO;
    return keyboard >= 0;
}

static void release_keyboard(void) {
    if (keyboard_stream != NULL) {
        fclose(keyboard_stream);
        keyboard_stream = NULL;
    }
    if (owns_keyboard && keyboard >= 0) { close(keyboard); }
    keyboard = -1;
}

enum crease_opening crease_terminal_open(bool mouse) {
    if (screen != NULL) { return CREASE_OPENING_DONE; }
    if (!isatty(STDOUT_FILENO)) { return CREASE_OPENING_NO_SCREEN; }
    const char *type = getenv("TERM");
    if (type == NULL || type[0] == 0) { return CREASE_OPENING_UNKNOWN_TERMINAL; }
    int error = 0;
    if (setupterm(NULL, STDOUT_FILENO, &error) != OK) { return CREASE_OPENING_UNKNOWN_TERMINAL; }
    bool can_draw = capability("cup") != NULL && capability("clear") != NULL;
    del_curterm(cur_term);
    if (!can_draw) { return CREASE_OPENING_CANNOT_DRAW; }
    if (!take_keyboard()) { return CREASE_OPENING_NO_KEYBOARD; }

    choose_locale();
    crease_guard_note_dispositions();
    crease_guard_enter(STDOUT_FILENO, keyboard);
    // Stale LINES and COLUMNS must not win over what the terminal says.
    use_env(TRUE);
    use_tioctl(TRUE);
    // Curses gets a stream of its own: closing it must not close the keyboard.
    int copy = fcntl(keyboard, F_DUPFD_CLOEXEC, 3);
    keyboard_stream = copy < 0 ? NULL : fdopen(copy, "r");
    // newterm, not initscr: the latter ends the process where it cannot go on.
    screen = keyboard_stream == NULL ? NULL : newterm(NULL, stdout, keyboard_stream);
    if (screen == NULL) {
        crease_guard_leave();
        crease_guard_disarm();
        release_keyboard();
        return CREASE_OPENING_CANNOT_DRAW;
    }
    const char *name = getenv("TERM");
    is_modern = capability("kmous") != NULL && strncmp(name, "linux", 5) != 0;
    wants_mouse = mouse;
    build_leaving();
    crease_guard_arm();
    crease_guard_redirect_messages();
    atexit(crease_terminal_close);

    // The default is a full second.
    if (getenv("ESCDELAY") == NULL) { set_escdelay(25); }
    cbreak();
    noecho();
    nonl();
    tcgetattr(keyboard, &modes_inside);
    // Ctrl-S would hold back every frame, and what restores the terminal with them.
    modes_inside.c_iflag &= ~(tcflag_t)(IXON | IXOFF);
    tcsetattr(keyboard, TCSANOW, &modes_inside);
    // Curses must not look for keys: we read them ourselves, and a key waiting would cut a frame short.
    typeahead(-1);
    leaveok(stdscr, TRUE);
    curs_set(0);
    if (has_colors()) {
        start_color();
        use_default_colors();
    }
    int32_t width, height;
    crease_terminal_size(&width, &height);
    if (width != COLS || height != LINES) { resize_term(height, width); }
    refresh();
    write_entering(false);
    return CREASE_OPENING_DONE;
}

// MARK: Leaving and coming back

void crease_terminal_close(void) {
    if (screen == NULL) { return; }
    crease_guard_leave();
    crease_guard_disarm();
    // Not endwin: it would write its own idea of leaving, in another order, after ours.
    delscreen(screen);
    screen = NULL;
    release_keyboard();
}

void crease_terminal_suspend(void) {
    if (screen == NULL) { return; }
    crease_guard_leave();
    crease_guard_stop();
    // The shell may have changed the modes meanwhile; those are the ones to give back next time.
    crease_guard_enter(STDOUT_FILENO, keyboard);
    crease_guard_redirect_messages();
    crease_terminal_forget();
}

int32_t crease_terminal_run(const char *command) {
    if (screen == NULL) { return -1; }
    crease_guard_leave();
    // Ctrl-Z stops the whole group, us included; a shell could not come back to a command whose parent goes on.
    struct sigaction plain = {.sa_handler = SIG_DFL};
    struct sigaction ours;
    sigaction(SIGTSTP, &plain, &ours);
    int status = system(command);
    sigaction(SIGTSTP, &ours, NULL);
    crease_guard_stop_asked = 0;
    crease_guard_continued = 0;
    crease_guard_enter(STDOUT_FILENO, keyboard);
    crease_guard_redirect_messages();
    crease_terminal_forget();
    if (status < 0) { return -1; }
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

void crease_terminal_forget(void) {
    if (screen == NULL) { return; }
    tcsetattr(keyboard, TCSANOW, &modes_inside);
    write_entering(true);
    clearok(curscr, TRUE);
}

void crease_terminal_mouse(bool on) {
    wants_mouse = on;
    if (screen == NULL || !is_modern) { return; }
    collected_count = 0;
    collect_mouse(on);
    crease_guard_write(STDOUT_FILENO, collected, collected_count);
}

bool crease_terminal_ask(void) {
    if (screen == NULL || !is_modern) { return false; }
    // Apple's Terminal prints the final "p" of the question; screen has nothing to say.
    const char *program = getenv("TERM_PROGRAM");
    if (program != NULL && strcmp(program, "Apple_Terminal") == 0) { return false; }
    if (strncmp(getenv("TERM"), "screen", 6) == 0) { return false; }
    static const char question[] = "\x1b[?2026$p\x1b[c";
    crease_guard_write(STDOUT_FILENO, question, sizeof question - 1);
    return true;
}

// MARK: Size

static int32_t within(int32_t value, int32_t largest, int32_t otherwise) {
    if (value <= 0) { return otherwise; }
    return value > largest ? largest : value;
}

void crease_terminal_size(int32_t *width, int32_t *height) {
    struct winsize size = {0};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) { memset(&size, 0, sizeof size); }
    *width = within(size.ws_col, largest_width, 80);
    *height = within(size.ws_row, largest_height, 24);
}
