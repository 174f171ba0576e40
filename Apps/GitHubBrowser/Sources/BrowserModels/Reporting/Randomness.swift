// SPDX-License-Identifier: Apache-2.0

/// Gives numbers that nobody can foretell, but tests.
public protocol Randomness: Sendable {
    /// A number from 0 up to, but not including, 1.
    func fraction() -> Double
}

/// The randomness of the machine.
public struct SystemRandomness: Randomness {
    /// Makes a source of numbers.
    public init() {}

    /// A number from 0 up to 1.
    public func fraction() -> Double { Double.random(in: 0..<1) }
}
