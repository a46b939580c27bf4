// The guard: whatever ends the process, the terminal is given back first.

#ifndef CREASE_GUARD_H
#define CREASE_GUARD_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

/// Notes the dispositions of every guarded signal, before curses or we change them.
void crease_guard_note_dispositions(void);

/// Puts our handlers in place.
void crease_guard_arm(void);

/// Puts the noted dispositions back.
void crease_guard_disarm(void);

/// What leaving writes, in the order it must arrive: copied, so that a handler needs nothing but this.
void crease_guard_set_leaving(const char *bytes, size_t count);

/// Redirects standard error into a file while the screen is up, when it is a terminal.
void crease_guard_redirect_messages(void);

/// The screen is up: from here on leaving has something to do.
void crease_guard_enter(int screen, int keyboard);

/// Gives the terminal back: restoring bytes, tty modes, input flushed, then the messages. Safe in a signal handler, and
/// does nothing when the screen is not up.
void crease_guard_leave(void);

/// Stops the process as SIGTSTP does by default and returns once it is continued.
void crease_guard_stop(void);

/// Writes everything or gives up after a second without progress, so that a stuck terminal cannot keep us alive.
void crease_guard_write(int file, const char *bytes, size_t count);

/// Set by the handlers, taken by the input loop.
extern volatile sig_atomic_t crease_guard_resized;
extern volatile sig_atomic_t crease_guard_stop_asked;
extern volatile sig_atomic_t crease_guard_continued;

/// The reading end of a pipe that becomes readable whenever one of the three is set.
int crease_guard_wakeups(void);

#endif
