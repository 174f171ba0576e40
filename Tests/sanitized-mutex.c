// SPDX-License-Identifier: Apache-2.0
//
// Informs the thread sanitizer of the ordering by Swift's Mutex on Linux. A contended lock is acquired and released in the
// toolchain's library, which isn't instrumented, so a write under the lock and a read by the next thread look like a race (in 12
// of 15 runs of eight threads on one dictionary; in none with this file). Scripts/test preloads it: it interposes the two functions
// of the slow path, calls them, and adds the missing annotations. The fast path is compiled into our code and instrumented.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// Weak, because the preloaded library is also loaded by programs without the sanitizer, such as the package manager.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef __attribute__((swiftcall)) void (*LockSlow)(uint32_t thread, __attribute__((swift_context)) void *self);
typedef __attribute__((swiftcall)) void (*UnlockSlow)(__attribute__((swift_context)) void *self);

__attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *self) __asm__(LOCK_SLOW);
__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *self) __asm__(UNLOCK_SLOW);

__attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *self) {
    ((LockSlow)dlsym(RTLD_NEXT, LOCK_SLOW))(thread, self);
    if (__tsan_acquire) __tsan_acquire(self);
}

__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *self) {
    if (__tsan_release) __tsan_release(self);
    ((UnlockSlow)dlsym(RTLD_NEXT, UNLOCK_SLOW))(self);
}
