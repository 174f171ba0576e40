// SPDX-License-Identifier: Apache-2.0

/// A source of random numbers, which tests replace.
public protocol Randomness: Sendable {
    /// Returns a number from 0 up to, but not including, 1.
    func fraction() -> Double
}

/// The random numbers of the system.
public struct SystemRandomness: Randomness {
    /// Creates a source.
    public init() {}

    /// Returns a number from 0 up to 1.
    public func fraction() -> Double { Double.random(in: 0..<1) }
}
