#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1

#include <errno.h>
#include <poll.h>
#include <time.h>
#include <unistd.h>

#include "CNcurses.h"
#include "guard.h"
#include "terminal.h"

static int64_t milliseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// Takes one flag a handler has set.
static bool taken(volatile sig_atomic_t *flag) {
    if (!*flag) { return false; }
    *flag = 0;
    return true;
}

static void drain(int file) {
    char waste[64];
    while (read(file, waste, sizeof waste) > 0) {}
}

static int watched_file = -1;

void crease_terminal_watch(int32_t file) { watched_file = file; }

enum crease_arrival crease_terminal_read(uint8_t *bytes, int32_t capacity, int32_t milliseconds, int32_t *count) {
    *count = 0;
    int keyboard = crease_terminal_keyboard();
    if (keyboard < 0 || capacity <= 0) { return CREASE_ARRIVAL_END; }
    int64_t deadline = milliseconds_now() + milliseconds;
    for (;;) {
        // A stop comes first: what follows it belongs to the time after.
        if (taken(&crease_guard_stop_asked)) { return CREASE_ARRIVAL_STOP; }
        if (taken(&crease_guard_continued)) { return CREASE_ARRIVAL_CONTINUED; }
        if (taken(&crease_guard_resized)) { return CREASE_ARRIVAL_RESIZED; }

        int64_t left = -1;
        if (milliseconds >= 0) {
            left = deadline - milliseconds_now();
            if (left < 0) { left = 0; }
        }
        struct pollfd sources[3] = {
            {.fd = keyboard, .events = POLLIN},
            {.fd = crease_guard_wakeups(), .events = POLLIN},
            // A negative one is passed over.
            {.fd = watched_file, .events = POLLIN},
        };
        int ready = poll(sources, 3, (int)left);
        if (ready < 0) {
            if (errno == EINTR || errno == EAGAIN) { continue; }
            return CREASE_ARRIVAL_END;
        }
        if (ready == 0) { return CREASE_ARRIVAL_TIMEOUT; }
        if (sources[1].revents != 0) {
            drain(sources[1].fd);
            continue;
        }
        // Keys first: what the file has to say can wait for them, not they for it.
        if (sources[0].revents == 0) { return CREASE_ARRIVAL_STIRRED; }
        ssize_t arrived = read(keyboard, bytes, (size_t)capacity);
        if (arrived > 0) {
            *count = (int32_t)arrived;
            return CREASE_ARRIVAL_BYTES;
        }
        if (arrived < 0 && (errno == EINTR || errno == EAGAIN)) { continue; }
        // 0 is end of file, EIO a terminal that went away: neither ever comes back, so never spin on it.
        return CREASE_ARRIVAL_END;
    }
}
