// SPDX-License-Identifier: Apache-2.0

/// The key of a dictionary's entry, type-erased. A class, because most bindings have none and store only one word.
public final class _EntryKey: @unchecked Sendable {
    // Proof of @unchecked Sendable: intoDictionary(key:) takes Sendable keys only.
    /// The key.
    public let key: AnyHashable

    /// Wraps a key.
    public init<Key: Hashable & Sendable>(_ key: Key) {
        self.key = AnyHashable(key)
    }
}
