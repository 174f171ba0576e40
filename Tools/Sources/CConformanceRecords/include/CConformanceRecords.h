// SPDX-License-Identifier: Apache-2.0

#ifndef CCONFORMANCERECORDS_H
#define CCONFORMANCERECORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The first of the records of protocol conformances of this program: each is the offset from itself to a descriptor.
const int32_t *di_conformance_records(void);

/// The number of these records.
size_t di_conformance_record_count(void);

/// Lets all signals through, which a thread of the process that started this one may have blocked.
void di_allow_signals(void);

/// Ends this process as soon as another one is not its parent, or no longer, however that has ended. Called once.
void di_end_with_parent(int32_t process);

/// Whether the standard output of a process is a terminal: a plugin's own is a pipe to the process that prints it. False if it isn't known.
bool di_writes_to_terminal(int32_t process);

/// Calls the metadata accessor of the type description at an address, of a type that is not generic. Returns the type's record.
const void *di_type_of_descriptor(const void *descriptor);

#endif
