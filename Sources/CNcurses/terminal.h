// What the parts of the terminal's C side share.

#ifndef CREASE_TERMINAL_H
#define CREASE_TERMINAL_H

#include <stdbool.h>

/// The descriptor keys come from, -1 while no terminal is open.
int crease_terminal_keyboard(void);

/// Whether the locale writes UTF-8.
bool crease_terminal_is_unicode(void);

/// Whether the terminal knows xterm's private modes: mouse, focus, bracketed paste, synchronized output.
bool crease_terminal_is_modern(void);

#endif
