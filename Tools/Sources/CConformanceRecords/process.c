// SPDX-License-Identifier: Apache-2.0

#include "CConformanceRecords.h"

#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#endif

int32_t di_copy_process(void) {
    pid_t copied = getpid();
    pid_t copy = fork();
#if defined(__linux__)
    // A copy has no thread that could watch. Elsewhere only its alarm ends it.
    if (copy == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != copied) _exit(1);
    }
#else
    (void)copied;
#endif
    return (int32_t)copy;
}

void di_allow_signals(void) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static pid_t parent;

static void *watch(void *unused) {
    (void)unused;
    while (getppid() == parent) usleep(200000);
    _exit(2);
}

void di_end_with_parent(int32_t process) {
    pthread_t thread;
    parent = process;
    if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
}
