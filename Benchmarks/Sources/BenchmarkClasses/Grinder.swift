// SPDX-License-Identifier: Apache-2.0

/// An object that takes settings.
public final class Grinder {
    /// The coarseness of the grind.
    public let coarseness: Int
    /// The duration of the grind, in seconds.
    public let seconds: Int

    /// Takes its settings.
    public init(coarseness: Int, seconds: Int) {
        self.coarseness = coarseness
        self.seconds = seconds
    }

    /// A number that both have to do with.
    public var sum: Int { coarseness + seconds }
}
