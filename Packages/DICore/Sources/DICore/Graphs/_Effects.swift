// SPDX-License-Identifier: Apache-2.0

/// The effects of construction, or the effects that a request, a component or a caller supports.
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

    /// Whether it throws or awaits; builds then make it first.
    @inlinable package var isFallible: Bool { contains(.throwing) }

    /// The effects without the main actor.
    @inlinable package var fallible: _Effects { intersection(.asynchronous) }
}
