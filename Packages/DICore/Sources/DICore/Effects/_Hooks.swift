// SPDX-License-Identifier: Apache-2.0

/// The functions that a binding has called at the start, the stop and the end of its instances.
public final class _Hooks: Sendable {
    /// The kinds of hooks that a binding has.
    public struct Kinds: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt8

        /// Makes a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// `onStart`.
        public static let start: Kinds = Kinds(rawValue: 1)
        /// `onStop`.
        public static let stop: Kinds = Kinds(rawValue: 2)
        /// `onDispose`.
        public static let dispose: Kinds = Kinds(rawValue: 4)
    }

    /// The kinds of hooks that there are.
    public let kinds: Kinds

    /// Makes the hooks of a binding.
    public init(_ kinds: Kinds) {
        self.kinds = kinds
    }

    /// Notes a new instance in the record of its frame, before the instance is published.
    func note(_ instance: Any, _ slot: Int, _ frame: _Frame) {}
}
