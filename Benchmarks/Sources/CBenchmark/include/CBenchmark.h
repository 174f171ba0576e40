// SPDX-License-Identifier: Apache-2.0

#ifndef C_BENCHMARK_H
#define C_BENCHMARK_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this platform's allocator is counted. Elsewhere the count stays 0 and says nothing.
bool c_benchmark_counts_allocations(void);

/// Returns the number of the calling thread, for those that work for it.
uint64_t c_benchmark_thread(void);

/// Has the allocations of the calling thread counted with those of another one, from now on. Those of other threads
/// never are: what the process does besides must not change a count.
void c_benchmark_join(uint64_t thread);

/// Starts counting, from 0, the allocations of the calling thread and of those that joined it.
void c_benchmark_start_counting(void);

/// Stops counting and returns how many allocations were made since the start.
uint64_t c_benchmark_stop_counting(void);

/// The bytes that the blocks allocated since the start take, less those of the blocks freed since then.
int64_t c_benchmark_bytes(void);

/// Where every benchmark hands its result: a function in another language that no optimiser looks into.
void c_benchmark_consume(const void *result);

#endif
