#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1

#include "guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

volatile sig_atomic_t crease_guard_resized;
volatile sig_atomic_t crease_guard_stop_asked;
volatile sig_atomic_t crease_guard_continued;

// Signals that end the process: asked from outside, and our own faults. Ctrl-C and Ctrl-\ arrive as SIGINT and SIGQUIT
// because the terminal keeps ISIG: they work in every mode, also while a layout is being computed.
static const int ending_signals[] = {
    SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGPIPE, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
    // Nobody sends these for a purpose of ours, but each would end the process with the screen up.
    SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGSYS,
#ifdef SIGIO
    SIGIO,
#endif
#ifdef SIGPWR
    SIGPWR,
#endif
#ifdef SIGSTKFLT
    SIGSTKFLT,
#endif
};
static const int steering_signals[] = {SIGTSTP, SIGCONT, SIGWINCH};
enum {
    ending_count = sizeof ending_signals / sizeof *ending_signals,
    steering_count = sizeof steering_signals / sizeof *steering_signals,
};

static struct sigaction noted_ending[ending_count];
static struct sigaction noted_steering[steering_count];

// A stack overflow leaves no stack to run a handler on. 64 kB is above every platform's minimum. Such a stack belongs to
// one thread: the one that draws is also the one that computes deep layouts.
static char alternate_stack[65536];

static char leaving[1024];
static volatile size_t leaving_count;
static volatile sig_atomic_t is_up;
// The thread that draws.
static pthread_t owner;
static int screen_file = -1;
static int keyboard_file = -1;
static struct termios modes_before;
static int wakeup_pipe[2] = {-1, -1};

// Standard error is kept here while the screen is up: `messages` holds what was written, `real_messages` is where it
// belongs; both -1 when it is not redirected.
static volatile int messages = -1;
static volatile int real_messages = -1;

void crease_guard_write(int file, const char *bytes, size_t count) {
    // The descriptor may be shared with the shell: non-blocking for the moment only.
    int flags = fcntl(file, F_GETFL);
    if (flags >= 0) { fcntl(file, F_SETFL, flags | O_NONBLOCK); }
    int patience = 5;
    while (count > 0 && patience > 0) {
        ssize_t written = write(file, bytes, count);
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
        } else if (written < 0 && (errno == EAGAIN || errno == EINTR)) {
            struct pollfd room = {.fd = file, .events = POLLOUT};
            if (poll(&room, 1, 200) <= 0) { patience--; }
        } else {
            break;
        }
    }
    if (flags >= 0) { fcntl(file, F_SETFL, flags); }
}

// MARK: Messages

static int unnamed_file(void) {
#if defined(__linux__)
    int file = memfd_create("messages", MFD_CLOEXEC);
    if (file >= 0) { return file; }
#endif
    char name[] = "/var/tmp/crease-messages-XXXXXX";
    int made = mkstemp(name);
    if (made >= 0) {
        unlink(name);
        fcntl(made, F_SETFD, FD_CLOEXEC);
    }
    return made;
}

void crease_guard_redirect_messages(void) {
    // A file or pipe that somebody chose does no harm to the picture and stays as it is.
    if (messages >= 0 || !isatty(STDERR_FILENO)) { return; }
    int kept = unnamed_file();
    if (kept < 0) { return; }
    int real = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    if (real < 0 || dup2(kept, STDERR_FILENO) < 0) {
        if (real >= 0) { close(real); }
        close(kept);
        return;
    }
    messages = kept;
    real_messages = real;
}

static void replay_messages(void) {
    int kept = messages;
    int real = real_messages;
    if (kept < 0) { return; }
    messages = -1;
    real_messages = -1;
    dup2(real, STDERR_FILENO);
    char part[512];
    ssize_t count;
    lseek(kept, 0, SEEK_SET);
    while ((count = read(kept, part, sizeof part)) > 0) { crease_guard_write(STDERR_FILENO, part, (size_t)count); }
    close(kept);
    close(real);
}

// MARK: Leaving

void crease_guard_set_leaving(const char *bytes, size_t count) {
    if (count > sizeof leaving) { count = sizeof leaving; }
    leaving_count = 0;
    memcpy(leaving, bytes, count);
    leaving_count = count;
}

// Stops until we are in the foreground, as reading would: the modes another program has set for itself are not the ones
// to give back later. A group without a shell to continue it cannot be stopped: then go on after a few tries.
static void await_foreground(int keyboard) {
    for (int tries = 0; tries < 3; tries++) {
        pid_t front = tcgetpgrp(keyboard);
        if (front < 0 || front == getpgrp()) { return; }
        kill(0, SIGTTIN);
    }
}

void crease_guard_enter(int screen, int keyboard) {
    await_foreground(keyboard);
    owner = pthread_self();
    screen_file = screen;
    keyboard_file = keyboard;
    tcgetattr(keyboard, &modes_before);
    is_up = 1;
}

void crease_guard_leave(void) {
    if (!is_up) { return; }
    is_up = 0;
    crease_guard_write(screen_file, leaving, leaving_count);
    tcsetattr(keyboard_file, TCSANOW, &modes_before);
    tcflush(keyboard_file, TCIFLUSH);
    replay_messages();
}

// MARK: Signals

static void wake(void) {
    // Full means that a wake-up is already waiting.
    ssize_t ignored = write(wakeup_pipe[1], "", 1);
    (void)ignored;
}

static bool is_own_fault(int signal) {
    return signal == SIGILL || signal == SIGTRAP || signal == SIGABRT || signal == SIGSEGV || signal == SIGBUS
        || signal == SIGFPE;
}

static void on_ending(int signal) {
    if (is_up && !is_own_fault(signal) && !pthread_equal(pthread_self(), owner)) {
        // The kernel picks any thread. Only the one that draws can be sure that nothing is drawn after the terminal has
        // been given back.
        pthread_kill(owner, signal);
        return;
    }
    crease_guard_leave();
    // The default action, not the handler from before: that one may be Swift's backtracer, which would open its own
    // prompt and wait. The signal is blocked while we are here and ends the process as we return.
    struct sigaction plain = {.sa_handler = SIG_DFL};
    sigaction(signal, &plain, NULL);
    raise(signal);
}

static void on_steering(int signal) {
    int error = errno;
    if (signal == SIGTSTP) {
        crease_guard_stop_asked = 1;
    } else if (signal == SIGCONT) {
        crease_guard_continued = 1;
    } else {
        crease_guard_resized = 1;
    }
    wake();
    errno = error;
}

void crease_guard_note_dispositions(void) {
    for (int i = 0; i < ending_count; i++) { sigaction(ending_signals[i], NULL, &noted_ending[i]); }
    for (int i = 0; i < steering_count; i++) { sigaction(steering_signals[i], NULL, &noted_steering[i]); }
}

void crease_guard_arm(void) {
    if (wakeup_pipe[0] < 0 && pipe(wakeup_pipe) == 0) {
        for (int i = 0; i < 2; i++) {
            fcntl(wakeup_pipe[i], F_SETFD, FD_CLOEXEC);
            fcntl(wakeup_pipe[i], F_SETFL, O_NONBLOCK);
        }
    }
    stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
    sigaltstack(&stack, NULL);

    struct sigaction ending = {.sa_handler = on_ending, .sa_flags = SA_ONSTACK};
    sigfillset(&ending.sa_mask);
    for (int i = 0; i < ending_count; i++) {
        // `nohup` means it: a hang-up that was ignored stays ignored.
        if (ending_signals[i] == SIGHUP && noted_ending[i].sa_handler == SIG_IGN) { continue; }
        sigaction(ending_signals[i], &ending, NULL);
    }
    // No SA_RESTART: a wait for input must notice.
    struct sigaction steering = {.sa_handler = on_steering, .sa_flags = SA_ONSTACK};
    sigemptyset(&steering.sa_mask);
    for (int i = 0; i < steering_count; i++) {
        // A shell without job control ignores SIGTSTP for its children; then nobody could continue us.
        if (steering_signals[i] == SIGTSTP && noted_steering[i].sa_handler == SIG_IGN) { continue; }
        sigaction(steering_signals[i], &steering, NULL);
    }
}

void crease_guard_disarm(void) {
    for (int i = 0; i < ending_count; i++) { sigaction(ending_signals[i], &noted_ending[i], NULL); }
    for (int i = 0; i < steering_count; i++) { sigaction(steering_signals[i], &noted_steering[i], NULL); }
}

void crease_guard_stop(void) {
    struct sigaction plain = {.sa_handler = SIG_DFL};
    struct sigaction ours;
    sigaction(SIGTSTP, &plain, &ours);
    crease_guard_stop_asked = 0;
    // Only ourselves: Ctrl-Z has already reached the whole group, and `kill -TSTP` was meant for us alone. To this
    // thread: raise returns after the stop; another thread might take the signal when our handler is back in place.
    raise(SIGTSTP);
    sigaction(SIGTSTP, &ours, NULL);
    crease_guard_continued = 0;
}

int crease_guard_wakeups(void) { return wakeup_pipe[0]; }
