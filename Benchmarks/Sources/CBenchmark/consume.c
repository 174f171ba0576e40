// SPDX-License-Identifier: Apache-2.0

#include "CBenchmark.h"

void c_benchmark_consume(const void *result) {
    // The empty instruction claims to read the pointer and all memory, so that nothing before it can be left out.
    __asm__ volatile("" : : "r"(result) : "memory");
}
