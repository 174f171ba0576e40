// SPDX-License-Identifier: Apache-2.0
// Everything that a signal handler runs is here, since only C says what is safe there: write, tcsetattr, sigaction,
// pthread_sigmask, raise, tcgetpgrp and atomics without locks, and nothing else.

#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { FREE, TAKEN, SUSPENDED };
enum { MAXIMUM = 512 };

static const int deadly[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
enum { DEADLY = sizeof deadly / sizeof *deadly };

static atomic_int state = FREE;
static int input_file = -1;
static int output_file = -1;
static int notices[2] = {-1, -1};
static struct termios original;
static struct termios raw;
static char enter_text[MAXIMUM];
static char leave_text[MAXIMUM];
static size_t enter_length;
static size_t leave_length;
static struct sigaction previous[DEADLY];
static struct sigaction previous_stop;
static char overflow_stack[64 * 1024];

static int write_all(int file, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(file, bytes, count);
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
        } else if (written < 0 && errno == EAGAIN) {
            // Somebody who shares the terminal made it non-blocking.
            struct pollfd ready = {.fd = file, .events = POLLOUT};
            if (poll(&ready, 1, 1000) <= 0) return EAGAIN;
        } else if (!(written < 0 && errno == EINTR)) {
            return written < 0 ? errno : EIO;
        }
    }
    return 0;
}

static void give_back(void) {
    write_all(output_file, leave_text, leave_length);
    tcsetattr(input_file, TCSANOW, &original);
}

static void take(void) {
    tcsetattr(input_file, TCSANOW, &raw);
    write_all(output_file, enter_text, enter_length);
}

static void notify(char what) {
    ssize_t written = write(notices[1], &what, 1);
    // A full pipe holds such a notice already.
    (void)written;
}

static int in_background(void) {
    pid_t group = tcgetpgrp(input_file);
    // A terminal that does not control this process has no background.
    return group > 0 && group != getpgrp();
}

/// Puts the terminal back, then lets the signal do what it would have done without us. It is blocked while this runs
/// and comes again when the handler returns, at the very instruction that failed.
static void on_deadly(int signal) {
    int error = errno;
    cterminal_leave();
    for (int i = 0; i < DEADLY; i++) {
        if (deadly[i] == signal) sigaction(signal, &previous[i], NULL);
    }
    raise(signal);
    errno = error;
}

static int is_about_to_end(void) {
    sigset_t pending;
    sigpending(&pending);
    for (int i = 0; i < DEADLY; i++) {
        if (sigismember(&pending, deadly[i])) return 1;
    }
    return 0;
}

/// Takes the terminal again. A shell may have changed its settings, and the screen shows the shell's lines.
static void on_continue(int signal) {
    (void)signal;
    int error = errno;
    if (atomic_load(&state) != FREE) {
        // A program that fills the screen has no use for the background: it waits until it is brought back.
        // Unless it is being ended there.
        while (in_background() && !is_about_to_end()) raise(SIGSTOP);
        int expected = SUSPENDED;
        if (in_background()) {
            // The signal that ends it comes when this returns.
        } else if (atomic_compare_exchange_strong(&state, &expected, TAKEN) || expected == TAKEN) {
            take();
            notify('c');
        }
    }
    errno = error;
}

static void on_stop(int signal) {
    int error = errno;
    int expected = TAKEN;
    if (atomic_compare_exchange_strong(&state, &expected, SUSPENDED)) give_back();

    struct sigaction mine;
    sigaction(signal, &previous_stop, &mine);
    raise(signal);
    sigset_t only, before;
    sigemptyset(&only);
    sigaddset(&only, signal);
    // The process stops here, and here it goes on.
    pthread_sigmask(SIG_UNBLOCK, &only, &before);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    sigaction(signal, &mine, NULL);
    // Where nobody could continue it, the system does not stop it, and no SIGCONT comes.
    if (atomic_load(&state) == SUSPENDED) on_continue(SIGCONT);
    errno = error;
}

static void on_resize(int signal) {
    (void)signal;
    int error = errno;
    notify('w');
    errno = error;
}

static int open_notices(void) {
    if (notices[0] >= 0) return 0;
    if (pipe(notices) != 0) return errno;
    for (int i = 0; i < 2; i++) {
        fcntl(notices[i], F_SETFD, FD_CLOEXEC);
        fcntl(notices[i], F_SETFL, O_NONBLOCK);
    }
    return 0;
}

static void install(int signal, void (*handler)(int), struct sigaction *old) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART | SA_ONSTACK;
    // Nothing interrupts a handler; SIGTTOU, too, so that the background can put the settings back.
    sigfillset(&action.sa_mask);
    struct sigaction found;
    if (old == NULL) old = &found;
    if (sigaction(signal, NULL, old) != 0) return;
    // A signal that the parent asked to ignore (nohup) stays ignored.
    if (old->sa_handler == SIG_IGN) return;
    sigaction(signal, &action, NULL);
}

static void install_all(void) {
    stack_t stack;
    if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
        memset(&stack, 0, sizeof stack);
        stack.ss_sp = overflow_stack;
        stack.ss_size = sizeof overflow_stack;
        sigaltstack(&stack, NULL);
    }
    for (int i = 0; i < DEADLY; i++) install(deadly[i], on_deadly, &previous[i]);
    install(SIGTSTP, on_stop, &previous_stop);
    install(SIGCONT, on_continue, NULL);
    install(SIGWINCH, on_resize, NULL);
}

int cterminal_enter(int input, int output, const char *enter, const char *leave) {
    static atomic_int is_prepared = 0;
    if (atomic_load(&state) != FREE) return EBUSY;
    size_t enter_count = strlen(enter), leave_count = strlen(leave);
    if (enter_count > MAXIMUM || leave_count > MAXIMUM) return E2BIG;
    int failure = open_notices();
    if (failure != 0) return failure;
    if (tcgetattr(input, &original) != 0) return errno;

    raw = original;
    cfmakeraw(&raw);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    memcpy(enter_text, enter, enter_count);
    memcpy(leave_text, leave, leave_count);
    enter_length = enter_count;
    leave_length = leave_count;
    input_file = input;
    output_file = output;

    // First what gives it back, then taking it: no moment in which the end of the process leaves it raw.
    if (atomic_exchange(&is_prepared, 1) == 0) {
        install_all();
        atexit(cterminal_leave);
    }
    atomic_store(&state, TAKEN);
    if (tcsetattr(input, TCSANOW, &raw) != 0) {
        failure = errno;
        atomic_store(&state, FREE);
        return failure;
    }
    return write_all(output, enter_text, enter_length);
}

void cterminal_leave(void) {
    // The caller that frees it gives it back, once; while suspended it is given back already.
    if (atomic_exchange(&state, FREE) == TAKEN) give_back();
}

int cterminal_write(const void *bytes, size_t count) {
    if (atomic_load(&state) != TAKEN) return 0;
    return write_all(output_file, bytes, count);
}

void cterminal_suspend(void) {
    kill(getpid(), SIGTSTP);
}

int cterminal_notices(void) {
    return notices[0];
}

int cterminal_size(int file, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(file, TIOCGWINSZ, &size) != 0) return errno;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return 0;
}
