// SPDX-License-Identifier: Apache-2.0

#include "CBenchmark.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZED 1 // A sanitizer replaces the allocator itself.
#endif
#endif

// The thread whose work is counted; 0 while none is.
static atomic_uint_fast64_t counting;
static atomic_uint_fast64_t count;
static atomic_int_fast64_t bytes;
static atomic_uint_fast64_t threads;

// The number of this thread, and that of the thread for which it works. The model needs no allocation of its own on a
// thread's first access.
static _Thread_local uint64_t own __attribute__((tls_model("initial-exec")));
static _Thread_local uint64_t joined __attribute__((tls_model("initial-exec")));

uint64_t c_benchmark_thread(void) {
    if (own == 0) {
        own = atomic_fetch_add(&threads, 1) + 1;
    }
    return own;
}

void c_benchmark_join(uint64_t thread) {
    joined = thread;
}

void c_benchmark_start_counting(void) {
    atomic_store(&count, 0);
    atomic_store(&bytes, 0);
    atomic_store(&counting, c_benchmark_thread());
}

uint64_t c_benchmark_stop_counting(void) {
    atomic_store(&counting, 0);
    return atomic_load(&count);
}

int64_t c_benchmark_bytes(void) {
    return atomic_load(&bytes);
}

#if defined(__linux__) && defined(__GLIBC__) && !defined(SANITIZED)

#include <malloc.h>

bool c_benchmark_counts_allocations(void) {
    return true;
}

// The executable's symbols come before those of the C library, also for the shared libraries that it loads; so the
// Swift runtime allocates through these.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t elements, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

// One relaxed load while nothing is counted: a shared counter would slow down the benchmarks of two threads.
static inline bool counts(void) {
    uint64_t thread = atomic_load_explicit(&counting, memory_order_relaxed);
    return __builtin_expect(thread != 0, 0) && (thread == own || thread == joined);
}

// A block takes its usable size and the word in front of it.
static int64_t size_of(void *memory) {
    return memory == NULL ? 0 : (int64_t)(malloc_usable_size(memory) + sizeof(size_t));
}

static void *record(void *memory) {
    if (counts()) {
        atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&bytes, size_of(memory), memory_order_relaxed);
    }
    return memory;
}

static void forget(void *memory) {
    if (counts()) {
        atomic_fetch_sub_explicit(&bytes, size_of(memory), memory_order_relaxed);
    }
}

void *malloc(size_t size) {
    return record(__libc_malloc(size));
}

void *calloc(size_t elements, size_t size) {
    return record(__libc_calloc(elements, size));
}

void *realloc(void *memory, size_t size) {
    int64_t before = counts() ? size_of(memory) : 0;
    void *block = __libc_realloc(memory, size);
    // On failure the old block stays.
    if (before != 0 && (block != NULL || size == 0)) {
        atomic_fetch_sub_explicit(&bytes, before, memory_order_relaxed);
    }
    return record(block);
}

void free(void *memory) {
    forget(memory);
    __libc_free(memory);
}

void *memalign(size_t alignment, size_t size) {
    return record(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
    return record(__libc_memalign(alignment, size));
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) {
        return EINVAL;
    }
    void *block = record(__libc_memalign(alignment, size));
    if (block == NULL) {
        return ENOMEM;
    }
    *memory = block;
    return 0;
}

#else

bool c_benchmark_counts_allocations(void) {
    return false;
}

#endif
