// SPDX-License-Identifier: Apache-2.0

/// The identity of the thread that runs: an address of the system's, with its low bits free.
///
/// Declared here, since this layer imports no C library. Proof: the C function takes nothing and returns a word, for
/// which the calling conventions of C and Swift agree on every platform of this package.
@_silgen_name("pthread_self")
func _currentThread() -> UInt
