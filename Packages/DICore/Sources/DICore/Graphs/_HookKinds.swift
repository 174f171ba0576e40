// SPDX-License-Identifier: Apache-2.0

/// The kinds of hooks that a binding has.
@usableFromInline
package struct _HookKinds: OptionSet, Sendable, Hashable {
    /// The bits.
    @usableFromInline package let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `onStart`.
    @inlinable package static var start: _HookKinds { _HookKinds(rawValue: 1) }
    /// `running`.
    @inlinable package static var run: _HookKinds { _HookKinds(rawValue: 16) }
    /// `onEnd`.
    @inlinable package static var end: _HookKinds { _HookKinds(rawValue: 8) }
    /// `onStop`.
    @inlinable package static var stop: _HookKinds { _HookKinds(rawValue: 2) }
    /// `onDispose`.
    @inlinable package static var dispose: _HookKinds { _HookKinds(rawValue: 4) }
    /// The function that connects a component's status; `bindStatus` adds it.
    @inlinable package static var note: _HookKinds { _HookKinds(rawValue: 32) }
}
