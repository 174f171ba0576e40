// SPDX-License-Identifier: Apache-2.0

#include "CConformanceRecords.h"

#if defined(__APPLE__)

#include <dlfcn.h>
#include <mach-o/getsect.h>
#include <mach-o/loader.h>

// Of the image that contains this function, which for tests is not the executable.
static const int32_t *section(size_t *count) {
    Dl_info info;
    unsigned long size = 0;
    const uint8_t *start = NULL;
    if (dladdr((const void *)&section, &info) != 0) {
        start = getsectiondata((const struct mach_header_64 *)info.dli_fbase, "__TEXT", "__swift5_proto", &size);
    }
    *count = start ? size / sizeof(int32_t) : 0;
    return (const int32_t *)start;
}

#else

extern const int32_t __start_swift5_protocol_conformances[] __attribute__((visibility("hidden"), weak));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((visibility("hidden"), weak));

static const int32_t *section(size_t *count) {
    *count = (size_t)(__stop_swift5_protocol_conformances - __start_swift5_protocol_conformances);
    return __start_swift5_protocol_conformances;
}

#endif

const int32_t *di_conformance_records(void) {
    size_t count;
    return section(&count);
}

size_t di_conformance_record_count(void) {
    size_t count;
    (void)section(&count);
    return count;
}

// What a metadata accessor returns: the record, and how far it is complete.
struct response {
    const void *record;
    size_t state;
};

typedef __attribute__((swiftcall)) struct response (*accessor)(size_t request);

const void *di_type_of_descriptor(const void *descriptor) {
    // Flags, parent and name come first; each is a word of four bytes.
    const int32_t *field = (const int32_t *)descriptor + 3;
    if (*field == 0) return NULL;
    accessor make = (accessor)((const char *)field + *field);
    return make(0).record;
}
