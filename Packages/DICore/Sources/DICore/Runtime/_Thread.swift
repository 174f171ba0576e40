// SPDX-License-Identifier: Apache-2.0

/// Returns the identity of the current thread: an address of the system, whose low bits are free.
///
/// Declared here, since this layer imports no C library. Proof: the C function takes nothing and returns a word, for
/// which the calling conventions of C and Swift agree on every platform of this package.
@_silgen_name("pthread_self")
func _currentThread() -> UInt
