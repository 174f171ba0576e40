// SPDX-License-Identifier: Apache-2.0

#include "CConformanceRecords.h"

#include <unistd.h>

int32_t di_copy_process(void) {
    return (int32_t)fork();
}
