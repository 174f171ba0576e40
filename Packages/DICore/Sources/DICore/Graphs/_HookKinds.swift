// SPDX-License-Identifier: Apache-2.0

/// The kinds of hooks that a binding has.
package struct _HookKinds: OptionSet, Sendable, Hashable {
    /// The bits.
    package let rawValue: UInt8

    /// Makes a set from its bits.
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `onStart`.
    package static let start: _HookKinds = _HookKinds(rawValue: 1)
    /// `onStop`.
    package static let stop: _HookKinds = _HookKinds(rawValue: 2)
    /// `onDispose`.
    package static let dispose: _HookKinds = _HookKinds(rawValue: 4)
}
