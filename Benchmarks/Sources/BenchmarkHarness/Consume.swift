// SPDX-License-Identifier: Apache-2.0

import CBenchmark

/// The one sink: hands an object to a function that no optimiser looks into.
@inlinable
@inline(__always)
public func consume(_ object: AnyObject) {
    // Proof: the function only reads the pointer, and the object lives until it returned. (withExtendedLifetime would
    // do the same through an unspecialised call, which cost both sides as much as a hit.)
    c_benchmark_consume(Unmanaged.passUnretained(object).toOpaque())
    _fixLifetime(object)
}

/// The same sink for a number.
@inlinable
@inline(__always)
public func consume(_ number: Int) {
    c_benchmark_consume(UnsafeRawPointer(bitPattern: number))
}
