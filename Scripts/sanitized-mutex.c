// SPDX-License-Identifier: Apache-2.0
//
// Tells the thread sanitizer about the order that Swift's Mutex makes on Linux. A contended lock is taken and released in the
// toolchain's own library, which is not instrumented: what one thread wrote under the lock and the next one reads looks like a
// race (12 of 15 runs of eight threads on one dictionary, none with this). Preloaded by Scripts/test, it stands before the two
// functions of the slow path, calls them, and adds what the sanitizer cannot see. The fast path is compiled into our code and
// is seen.

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
