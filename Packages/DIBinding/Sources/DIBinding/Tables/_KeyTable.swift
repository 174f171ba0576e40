// SPDX-License-Identifier: Apache-2.0

import DICore

/// A map from keys to indices, for example of the bindings in one component.
package struct _KeyTable {
    /// The indices of types without a qualifier.
    private(set) var plain: _AddressTable = _AddressTable()
    private var qualified: [_Key: Int] = [:]

    /// Makes a table with room for a number of keys.
    package init(capacity: Int) {
        plain.reserveCapacity(capacity)
    }

    /// Adds a key with an index, and returns its index: this one, or an earlier one.
    package mutating func insert(_ key: _Key, _ binding: Int) -> Int {
        guard key.isQualified else { return plain.insert(binding, for: ObjectIdentifier(key.type)) }
        if let first = qualified[key] { return first }
        qualified[key] = binding
        return binding
    }

    /// Gives a key another index.
    mutating func replace(_ key: _Key, with binding: Int) {
        if key.isQualified {
            qualified[key] = binding
        } else {
            plain.replace(ObjectIdentifier(key.type), with: binding)
        }
    }

    /// The index of a key.
    package func find(_ key: _Key) -> Int? {
        key.isQualified ? qualified[key] : find(key.type)
    }

    /// The index of a type without a qualifier.
    func find(_ type: Any.Type) -> Int? {
        plain[ObjectIdentifier(type)]
    }
}
