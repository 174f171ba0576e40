// SPDX-License-Identifier: Apache-2.0

/// The effects of making something, or those that a request, a component or a caller is ready for.
@usableFromInline
package struct _Effects: OptionSet, Sendable, Hashable {
    /// The bits.
    @usableFromInline package let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// It happens on the main actor.
    @inlinable package static var onMainActor: _Effects { _Effects(rawValue: 1) }
    /// It may throw.
    @inlinable package static var throwing: _Effects { _Effects(rawValue: 2) }
    /// It may suspend, and throw.
    @inlinable package static var asynchronous: _Effects { _Effects(rawValue: 6) }

    /// Whether it throws or awaits, so that builds make it first.
    @inlinable package var isFallible: Bool { contains(.throwing) }

    /// The effects without the main actor.
    @inlinable package var fallible: _Effects { intersection(.asynchronous) }
}
