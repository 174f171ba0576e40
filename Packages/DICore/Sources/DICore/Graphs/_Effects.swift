// SPDX-License-Identifier: Apache-2.0

/// The effects of making something, or those that a request, a component or a caller is ready for.
public struct _Effects: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// It happens on the main actor.
    public static let onMainActor: _Effects = _Effects(rawValue: 1)
    /// It may throw.
    public static let throwing: _Effects = _Effects(rawValue: 2)
    /// It may suspend, and throw.
    public static let asynchronous: _Effects = [_Effects(rawValue: 4), .throwing]

    /// Whether it throws or awaits, so that builds make it first.
    @inlinable
    public var isFallible: Bool { contains(.throwing) }

    /// The effects without the main actor.
    public var fallible: _Effects { intersection(.asynchronous) }
}
