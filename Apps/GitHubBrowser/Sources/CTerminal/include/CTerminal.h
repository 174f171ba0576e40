// SPDX-License-Identifier: Apache-2.0
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

/// Takes a terminal over: remembers its settings, makes it raw, writes `enter`, and from then on sees to it that
/// `leave` is written and the settings are put back however the process ends. 0, or an errno.
///
/// `leave` and `enter` are copied; together they may have 512 bytes. One terminal at a time: EBUSY.
int cterminal_enter(int input, int output, const char *enter, const char *leave);

/// Gives the terminal back. Does nothing when it is not taken. Safe in a signal handler.
void cterminal_leave(void);

/// Writes all bytes while the terminal is taken; drops them otherwise. 0, or an errno.
int cterminal_write(const void *bytes, size_t count);

/// Stops the process as Ctrl-z does, with the terminal given back; returns when it goes on, with the terminal taken.
void cterminal_suspend(void);

/// Where a byte arrives for each thing that a signal told: 'w' the size changed, 'c' the process went on and all must be
/// drawn anew. -1 when no terminal was taken yet.
int cterminal_notices(void);

/// The terminal's columns and rows; 0, or an errno.
int cterminal_size(int file, int *columns, int *rows);

#endif
