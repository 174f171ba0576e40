// SPDX-License-Identifier: Apache-2.0

/// A source of random numbers, which tests replace.
package protocol Randomness: Sendable {
    /// Returns a number from 0 up to, but not including, 1.
    func fraction() -> Double
}

package struct SystemRandomness: Randomness {
    package init() {}

    package func fraction() -> Double { Double.random(in: 0..<1) }
}
