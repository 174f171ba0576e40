// SPDX-License-Identifier: Apache-2.0

/// What takes settings.
public final class Grinder {
    /// How coarsely.
    public let coarseness: Int
    /// How long.
    public let seconds: Int

    /// Takes its settings.
    public init(coarseness: Int, seconds: Int) {
        self.coarseness = coarseness
        self.seconds = seconds
    }

    /// A number that both have to do with.
    public var sum: Int { coarseness + seconds }
}
