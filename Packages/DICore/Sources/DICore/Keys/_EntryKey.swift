// SPDX-License-Identifier: Apache-2.0

/// The key of a dictionary's entry, type-erased. A class, because most bindings have none and store only one word.
package final class _EntryKey: Hashable, Sendable {
    // Not an AnyHashable: for each type that it erases, the runtime reads all conformances of the program.
    package let key: any Hashable & Sendable

    /// Wraps a key.
    package init<Key: Hashable & Sendable>(_ key: Key) {
        self.key = key
    }

    /// Returns whether two keys have the same type and are equal.
    package static func == (one: _EntryKey, other: _EntryKey) -> Bool {
        func equals<Key: Hashable>(_ key: Key) -> Bool { other.key as? Key == key }
        return equals(one.key)
    }

    package func hash(into hasher: inout Hasher) { key.hash(into: &hasher) }
}
