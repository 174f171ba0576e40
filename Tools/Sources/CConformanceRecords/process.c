// SPDX-License-Identifier: Apache-2.0

#include "CConformanceRecords.h"

#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#if __has_include(<libproc.h>)
#include <libproc.h>
#endif

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

bool di_writes_to_terminal(int32_t process) {
#if defined(__linux__)
    char link[32];
    char path[32];
    snprintf(link, sizeof link, "/proc/%d/fd/1", (int)process);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return false;
    path[length] = 0;
#elif __has_include(<libproc.h>)
    struct vnode_fdinfowithpath file;
    int size = proc_pidfdinfo(process, STDOUT_FILENO, PROC_PIDFDVNODEPATHINFO, &file, sizeof file);
    if (size < (int)sizeof file) return false;
    const char *path = file.pvip.vip_path;
#else
    (void)process;
    const char *path = "";
#endif
    const char *const devices[] = {"/dev/pts/", "/dev/tty", "/dev/console"};
    for (size_t i = 0; i < sizeof devices / sizeof *devices; i++) {
        if (strncmp(path, devices[i], strlen(devices[i])) == 0) return true;
    }
    return false;
}
