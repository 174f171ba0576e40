// SPDX-License-Identifier: Apache-2.0

#ifndef CCONFORMANCERECORDS_H
#define CCONFORMANCERECORDS_H

#include <stddef.h>
#include <stdint.h>

/// The first of the records of protocol conformances of this program: each is the offset from itself to a descriptor.
const int32_t *di_conformance_records(void);

/// The number of these records.
size_t di_conformance_record_count(void);

#endif
