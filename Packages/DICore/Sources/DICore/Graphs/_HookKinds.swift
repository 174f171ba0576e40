// SPDX-License-Identifier: Apache-2.0

/// The kinds of hooks that a binding has.
public struct _HookKinds: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `onStart`.
    public static let start: _HookKinds = _HookKinds(rawValue: 1)
    /// `onStop`.
    public static let stop: _HookKinds = _HookKinds(rawValue: 2)
    /// `onDispose`.
    public static let dispose: _HookKinds = _HookKinds(rawValue: 4)
}
