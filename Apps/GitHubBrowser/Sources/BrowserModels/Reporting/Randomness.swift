// SPDX-License-Identifier: Apache-2.0

/// A source of random numbers, which only tests can predict.
public protocol Randomness: Sendable {
    /// Returns a number from 0 up to, but not including, 1.
    func fraction() -> Double
}

/// The randomness of the machine.
public struct SystemRandomness: Randomness {
    /// Makes a source of numbers.
    public init() {}

    /// Returns a number from 0 up to 1.
    public func fraction() -> Double { Double.random(in: 0..<1) }
}
