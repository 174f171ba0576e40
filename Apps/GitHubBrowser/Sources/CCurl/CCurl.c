// SPDX-License-Identifier: Apache-2.0
// The functions of libcurl that ghb calls. The library and those that it needs take longer to load than a short run of ghb
// takes in all, so it isn't linked, but opened before the first request.

#include "CCurl.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

// Their types are those of the header, so the compiler checks each call that isn't variadic.
#define FUNCTIONS(each)                                                                                                \
    each(global_init) each(version_info) each(easy_init) each(easy_setopt) each(easy_getinfo) each(easy_cleanup)       \
    each(easy_strerror) each(slist_append) each(slist_free_all) each(multi_init) each(multi_cleanup)                   \
    each(multi_add_handle) each(multi_remove_handle) each(multi_perform) each(multi_poll) each(multi_wakeup)           \
    each(multi_info_read)

static struct {
#define FIELD(name) __typeof__(&curl_##name) name;
    FUNCTIONS(FIELD)
} curl;

/// The reason why the library can't be used.
static const char *refusal;
/// Whether a transfer can end while its host's name is looked up.
static bool leaves_lookups;

struct ccurl_transfer {
    CURL *easy;
    struct curl_slist *fields;
    ccurl_receiver receive_header_line;
    ccurl_receiver receive_body;
    void *context;
    curl_off_t largest_body;
    bool is_given_up;
    ccurl_end end;
};

// MARK: The library

static void *open_library(void) {
#ifdef __APPLE__
    static const char *const names[] = {"/usr/lib/libcurl.4.dylib"};
#else
    // Debian has it with OpenSSL and with GnuTLS, and git needs the latter.
    static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
#endif
    void *library = NULL;
    for (size_t i = 0; i < sizeof names / sizeof *names && !library; i++) library = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
    return library;
}

static void open_once(void) {
    void *library = open_library();
    if (!library) {
        refusal = "libcurl isn't installed";
        return;
    }
#define FIND(name) curl.name = (__typeof__(curl.name))dlsym(library, "curl_" #name);
    FUNCTIONS(FIND)
#define IS_MISSING(name) || !curl.name
    if (false FUNCTIONS(IS_MISSING)) {
        refusal = "libcurl is older than 7.68";
        return;
    }
    if (curl.global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) {
        refusal = "libcurl can't be initialised";
        return;
    }
#if LIBCURL_VERSION_NUM >= 0x075700
    leaves_lookups = curl.version_info(CURLVERSION_NOW)->version_num >= 0x075700;
#endif
}

const char *ccurl_open(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_once);
    return refusal;
}

void ccurl_block_signals(void) {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, NULL);
}

// MARK: All transfers

// An hour; libcurl wakes up earlier for time limits.
enum { LONGEST_SLEEP = 3600 * 1000 };

ccurl_multi *ccurl_multi_make(void) { return (ccurl_multi *)curl.multi_init(); }
void ccurl_multi_free(ccurl_multi *multi) { curl.multi_cleanup((CURLM *)multi); }
void ccurl_wake(ccurl_multi *multi) { curl.multi_wakeup((CURLM *)multi); }
bool ccurl_wait(ccurl_multi *multi) { return curl.multi_poll((CURLM *)multi, NULL, 0, LONGEST_SLEEP, NULL) == CURLM_OK; }

bool ccurl_perform(ccurl_multi *multi) {
    int running;
    return curl.multi_perform((CURLM *)multi, &running) == CURLM_OK;
}

// MARK: The end of a transfer

static long number(CURL *easy, CURLINFO info) {
    long value = 0;
    curl.easy_getinfo(easy, info, &value);
    return value;
}

static ccurl_outcome outcome(CURLcode code, long proxy_status) {
    switch (code) {
    case CURLE_OK: return CCURL_SUCCEEDED;
    case CURLE_WRITE_ERROR: return CCURL_STOPPED;
    // The limit is that of `check_progress`.
    case CURLE_ABORTED_BY_CALLBACK:
    case CURLE_FILESIZE_EXCEEDED: return CCURL_TOO_LARGE;
    // A line of the header beyond libcurl's own limit is more memory than it takes.
    case CURLE_OUT_OF_MEMORY:
#if LIBCURL_VERSION_NUM >= 0x080600
    case CURLE_TOO_LARGE:
#endif
        return CCURL_HEADER_TOO_LARGE;
    case CURLE_COULDNT_CONNECT: return proxy_status ? CCURL_REFUSED_BY_PROXY : CCURL_NO_CONNECTION;
    case CURLE_COULDNT_RESOLVE_HOST: return CCURL_UNKNOWN_HOST;
    case CURLE_COULDNT_RESOLVE_PROXY: return CCURL_UNKNOWN_PROXY;
#if LIBCURL_VERSION_NUM >= 0x074900
    case CURLE_PROXY: return CCURL_REFUSED_BY_PROXY;
#endif
    case CURLE_OPERATION_TIMEDOUT: return CCURL_TIMED_OUT;
    // libcurl says that receiving failed when a proxy refuses.
    case CURLE_RECV_ERROR: return proxy_status ? CCURL_REFUSED_BY_PROXY : CCURL_INTERRUPTED;
    case CURLE_GOT_NOTHING:
    case CURLE_PARTIAL_FILE:
    case CURLE_SEND_ERROR:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM:
    case CURLE_BAD_CONTENT_ENCODING: return CCURL_INTERRUPTED;
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_WEIRD_SERVER_REPLY: return CCURL_NOT_HTTP;
    case CURLE_SSL_CACERT_BADFILE: return CCURL_NO_CERTIFICATES;
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_INVALIDCERTSTATUS:
    case CURLE_SSL_PINNEDPUBKEYNOTMATCH: return CCURL_NOT_SECURE;
    default: return CCURL_FAILED;
    }
}

const ccurl_end *ccurl_next_end(ccurl_multi *multi) {
    int left;
    for (CURLMsg *message; (message = curl.multi_info_read((CURLM *)multi, &left));) {
        if (message->msg != CURLMSG_DONE) continue;
        CURL *easy = message->easy_handle;
        CURLcode code = message->data.result;
        ccurl_transfer *transfer = NULL;
        curl.easy_getinfo(easy, CURLINFO_PRIVATE, &transfer);
        long connected = number(easy, CURLINFO_HTTP_CONNECTCODE);
        long proxy_status = connected / 100 == 2 ? 0 : connected;
        transfer->end = (ccurl_end){
            .context = transfer->context,
            .outcome = outcome(code, proxy_status),
            .status = number(easy, CURLINFO_RESPONSE_CODE),
            .system_error = number(easy, CURLINFO_OS_ERRNO),
            .proxy_status = proxy_status,
            .description = curl.easy_strerror(code),
        };
        return &transfer->end;
    }
    return NULL;
}

// MARK: A transfer

static void free_transfer(ccurl_transfer *transfer) {
    if (transfer->easy) curl.easy_cleanup(transfer->easy);
    curl.slist_free_all(transfer->fields);
    free(transfer);
}

static size_t receive_header_line(char *bytes, size_t size, size_t count, void *context) {
    ccurl_transfer *transfer = context;
    return transfer->receive_header_line(bytes, size * count, transfer->context) ? size * count : 0;
}

static size_t receive_body(char *bytes, size_t size, size_t count, void *context) {
    ccurl_transfer *transfer = context;
    return transfer->receive_body(bytes, size * count, transfer->context) ? size * count : 0;
}

static bool is_looking_up(ccurl_transfer *transfer) {
    curl_off_t microseconds = 0;
    curl.easy_getinfo(transfer->easy, CURLINFO_NAMELOOKUP_TIME_T, &microseconds);
    return microseconds == 0;
}

// libcurl counts the bytes of the body before it unpacks them.
static int check_progress(void *context, curl_off_t total, curl_off_t received, curl_off_t to_send, curl_off_t sent) {
    ccurl_transfer *transfer = context;
    return received > transfer->largest_body || (transfer->is_given_up && !is_looking_up(transfer));
}

static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    if (((ccurl_transfer *)context)->is_given_up) return CURL_SOCKET_BAD;
    int file = socket(address->family, address->socktype, address->protocol);
    // A pager would keep the connection open.
    if (file >= 0) fcntl(file, F_SETFD, FD_CLOEXEC);
    return file;
}

#define SET(transfer, option, value) (curl.easy_setopt((transfer)->easy, CURLOPT_##option, value) == CURLE_OK)

static bool set_protocols(ccurl_transfer *transfer) {
#if LIBCURL_VERSION_NUM >= 0x075500
    if (SET(transfer, PROTOCOLS_STR, "http,https")) return true;
#endif
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
    return SET(transfer, PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#pragma clang diagnostic pop
}

static bool set_constants(ccurl_transfer *transfer) {
#if LIBCURL_VERSION_NUM >= 0x075700
    if (leaves_lookups && !SET(transfer, QUICK_EXIT, 1L)) return false;
#endif
    return set_protocols(transfer) && SET(transfer, PRIVATE, transfer) && SET(transfer, PATH_AS_IS, 1L)
        && SET(transfer, ACCEPT_ENCODING, "gzip, deflate") && SET(transfer, SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2)
        && SET(transfer, SUPPRESS_CONNECT_HEADERS, 1L)
        // Credentials in a URL, such as that of a redirect, aren't sent.
        && SET(transfer, HTTPAUTH, (long)CURLAUTH_NONE)
        // A proxy for https gets no field of the request, one of which has the token.
        && SET(transfer, HEADEROPT, (long)CURLHEADER_SEPARATE)
        // Otherwise libcurl may implement time limits by signals.
        && SET(transfer, NOSIGNAL, 1L)
        && SET(transfer, HEADERFUNCTION, receive_header_line) && SET(transfer, HEADERDATA, transfer)
        && SET(transfer, WRITEFUNCTION, receive_body) && SET(transfer, WRITEDATA, transfer)
        && SET(transfer, NOPROGRESS, 0L) && SET(transfer, XFERINFOFUNCTION, check_progress)
        && SET(transfer, XFERINFODATA, transfer)
        && SET(transfer, OPENSOCKETFUNCTION, open_socket) && SET(transfer, OPENSOCKETDATA, transfer);
}

ccurl_transfer *ccurl_make(void *context, ccurl_receiver receive_header_line, ccurl_receiver receive_body) {
    ccurl_transfer *transfer = calloc(1, sizeof *transfer);
    if (!transfer) return NULL;
    transfer->context = context;
    transfer->receive_header_line = receive_header_line;
    transfer->receive_body = receive_body;
    transfer->easy = curl.easy_init();
    if (transfer->easy && set_constants(transfer)) return transfer;
    free_transfer(transfer);
    return NULL;
}

bool ccurl_set_request(ccurl_transfer *transfer, const char *method, const char *url) {
    return SET(transfer, URL, url) && SET(transfer, CUSTOMREQUEST, method)
        && (strcmp(method, "HEAD") != 0 || SET(transfer, NOBODY, 1L));
}

bool ccurl_add_field(ccurl_transfer *transfer, const char *line) {
    struct curl_slist *longer = curl.slist_append(transfer->fields, line);
    if (longer) transfer->fields = longer;
    return longer && SET(transfer, HTTPHEADER, longer);
}

// Without these two, libcurl would read the environment.
bool ccurl_set_proxy(ccurl_transfer *transfer, const char *address, const char *exceptions) {
    return SET(transfer, PROXY, address) && SET(transfer, NOPROXY, exceptions);
}

bool ccurl_set_certificates(ccurl_transfer *transfer, const char *file, const char *folder) {
    return (!file || (SET(transfer, CAINFO, file) && SET(transfer, PROXY_CAINFO, file)))
        && (!folder || (SET(transfer, CAPATH, folder) && SET(transfer, PROXY_CAPATH, folder)));
}

bool ccurl_set_limits(ccurl_transfer *transfer, long connect_milliseconds, long milliseconds, int64_t largest_body) {
    transfer->largest_body = largest_body;
    return SET(transfer, CONNECTTIMEOUT_MS, connect_milliseconds) && SET(transfer, TIMEOUT_MS, milliseconds)
        && SET(transfer, MAXFILESIZE_LARGE, (curl_off_t)largest_body);
}

bool ccurl_start(ccurl_multi *multi, ccurl_transfer *transfer) {
    return curl.multi_add_handle((CURLM *)multi, transfer->easy) == CURLM_OK;
}

void ccurl_free(ccurl_multi *multi, ccurl_transfer *transfer) {
    curl.multi_remove_handle((CURLM *)multi, transfer->easy);
    free_transfer(transfer);
}

bool ccurl_would_wait(ccurl_transfer *transfer) { return !leaves_lookups && is_looking_up(transfer); }
void ccurl_give_up(ccurl_transfer *transfer) { transfer->is_given_up = true; }
