// SPDX-License-Identifier: Apache-2.0
#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Many transfers at once, moved by one thread: libcurl's multi handle.
typedef struct ccurl_multi ccurl_multi;

/// One request and its response: libcurl's easy handle with everything that it refers to.
typedef struct ccurl_transfer ccurl_transfer;

/// Takes bytes of a response; false ends the transfer as `CCURL_STOPPED`.
typedef bool (*ccurl_receiver)(const void *_Nonnull bytes, size_t count, void *_Nonnull context);

/// The ways in which a transfer ends that need different messages.
typedef enum {
    CCURL_SUCCEEDED,
    /// A receiver stopped the transfer.
    CCURL_STOPPED,
    /// The body, as it is sent, exceeds the limit.
    CCURL_TOO_LARGE,
    CCURL_HEADER_TOO_LARGE,
    /// No connection; `system_error` is the reason.
    CCURL_NO_CONNECTION,
    CCURL_UNKNOWN_HOST,
    CCURL_UNKNOWN_PROXY,
    /// The proxy makes no connection; `proxy_status` is its response, or 0.
    CCURL_REFUSED_BY_PROXY,
    CCURL_TIMED_OUT,
    CCURL_INTERRUPTED,
    CCURL_NOT_HTTP,
    CCURL_NO_CERTIFICATES,
    CCURL_NOT_SECURE,
    /// Anything else, which `description` describes.
    CCURL_FAILED,
} ccurl_outcome;

/// The end of a transfer.
typedef struct {
    /// The context of the transfer.
    void *_Nonnull context;
    ccurl_outcome outcome;
    /// The status of the response.
    long status;
    long system_error;
    long proxy_status;
    const char *_Nonnull description;
} ccurl_end;

/// Opens the machine's libcurl, the first time. Null, or the reason why it can't be used.
const char *_Nullable ccurl_open(void);

/// Blocks all signals in the calling thread and the threads that it starts: a write to a closed connection raises SIGPIPE.
void ccurl_block_signals(void);

/// Makes a multi handle, after `ccurl_open`. Null without memory.
ccurl_multi *_Nullable ccurl_multi_make(void);

/// Closes all connections. Its transfers have to be freed before.
void ccurl_multi_free(ccurl_multi *_Nonnull multi);

/// Sleeps until a connection is ready, a time limit is over, or `ccurl_wake` is called. False if it can't.
bool ccurl_wait(ccurl_multi *_Nonnull multi);

/// Ends the sleep of `ccurl_wait`, or the next one; from any thread.
void ccurl_wake(ccurl_multi *_Nonnull multi);

/// Moves what can be moved without waiting. False if it can't.
bool ccurl_perform(ccurl_multi *_Nonnull multi);

/// Returns the end of the next transfer that has ended; null if there is none. The transfer has to be freed, and the end with it.
const ccurl_end *_Nullable ccurl_next_end(ccurl_multi *_Nonnull multi);

/// Makes a transfer whose receivers get `context`. Null without memory.
ccurl_transfer *_Nullable ccurl_make(
    void *_Nonnull context, ccurl_receiver _Nonnull receive_header_line, ccurl_receiver _Nonnull receive_body);

// Each of these copies its texts, and returns false if libcurl refuses a value.
bool ccurl_set_request(ccurl_transfer *_Nonnull transfer, const char *_Nonnull method, const char *_Nonnull url);
bool ccurl_add_field(ccurl_transfer *_Nonnull transfer, const char *_Nonnull line);
/// Sets the address of the proxy, empty for none, and the hosts that are reached without it.
bool ccurl_set_proxy(ccurl_transfer *_Nonnull transfer, const char *_Nonnull address, const char *_Nonnull exceptions);
/// Sets a file and a folder of certificates in place of the system's.
bool ccurl_set_certificates(
    ccurl_transfer *_Nonnull transfer, const char *_Nullable file, const char *_Nullable folder);
/// Sets the time limits of connecting and of the whole transfer, and the limit of the body as it is sent, which may be packed.
bool ccurl_set_limits(
    ccurl_transfer *_Nonnull transfer, long connect_milliseconds, long milliseconds, int64_t largest_body);

/// Starts a transfer. It has to be freed, also if that fails.
bool ccurl_start(ccurl_multi *_Nonnull multi, ccurl_transfer *_Nonnull transfer);

/// Ends a transfer if it goes on, and frees it.
void ccurl_free(ccurl_multi *_Nonnull multi, ccurl_transfer *_Nonnull transfer);

/// Whether `ccurl_free` would wait for a name server, which libcurl does before version 7.87.
bool ccurl_would_wait(ccurl_transfer *_Nonnull transfer);

/// Has a transfer end as soon as the name server answers, without a connection. It is freed as usual.
void ccurl_give_up(ccurl_transfer *_Nonnull transfer);

#endif
