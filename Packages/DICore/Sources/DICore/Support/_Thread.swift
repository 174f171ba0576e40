// SPDX-License-Identifier: Apache-2.0

/// Returns the identity of the current thread: an address of the system, which is not 0 and whose low bits are free.
///
/// Declared here, since this layer imports no C library. Proof: the C function takes nothing and returns a word, for
/// which the calling conventions of C and Swift agree on every platform of this package.
@_silgen_name("pthread_self")
package func _currentThread() -> UInt

#if canImport(Darwin)
/// Proof: the C function takes nothing and returns an `int`, for which the calling conventions of C and Swift agree on
/// every platform of this package.
@_silgen_name("pthread_main_np")
private func isMainThread() -> Int32

/// Whether the current thread is the main thread, on which the main actor runs.
package func _isMainThread() -> Bool { isMainThread() != 0 }
#else
/// Proof: the C function takes nothing and returns an `int`, for which the calling conventions of C and Swift agree on
/// every platform of this package.
@_silgen_name("gettid")
private func threadID() -> Int32

/// Proof: as for `gettid`.
@_silgen_name("getpid")
private func processID() -> Int32

/// Whether the current thread is the main thread: it alone has the id of the process.
///
/// The main actor may run elsewhere: after `dispatch_main`, libdispatch serves the main queue from its own threads, and
/// the main thread runs nothing any more. Disposal on the main actor is then handed over needlessly.
package func _isMainThread() -> Bool { threadID() == processID() }
#endif
