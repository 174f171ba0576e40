// SPDX-License-Identifier: Apache-2.0

import CBenchmark

/// The one sink: hands an object to a function that no optimiser looks into.
@inlinable
@inline(__always)
public func consume(_ object: AnyObject) {
    withExtendedLifetime(object) {
        // Proof: the function only reads the pointer, and the object lives until it returned.
        c_benchmark_consume(Unmanaged.passUnretained(object).toOpaque())
    }
}
