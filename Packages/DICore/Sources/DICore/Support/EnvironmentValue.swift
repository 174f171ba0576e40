// SPDX-License-Identifier: Apache-2.0

/// Returns the value of an environment variable as a C string; nil if it isn't set.
///
/// Declared here, since this layer imports no C library. Proof: the C function takes and returns a pointer, for which the
/// calling conventions of C and Swift agree on every platform of this package.
@_silgen_name("getenv")
func environmentValue(_ name: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>?
