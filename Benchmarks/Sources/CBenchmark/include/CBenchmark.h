// SPDX-License-Identifier: Apache-2.0

#ifndef C_BENCHMARK_H
#define C_BENCHMARK_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this platform's allocator is counted. Elsewhere the count stays 0 and says nothing.
bool c_benchmark_counts_allocations(void);

/// Starts counting the allocations of all threads of the process, from 0.
void c_benchmark_start_counting(void);

/// Stops counting and returns how many allocations were made since the start.
uint64_t c_benchmark_stop_counting(void);

/// Where every benchmark hands its result: a function in another language that no optimiser looks into.
void c_benchmark_consume(const void *result);

#endif
