// SPDX-License-Identifier: Apache-2.0

import DICore

/// The bindings of one component by key; the first of a key counts.
struct _KeyTable {
    private var plain: [ObjectIdentifier: Int] = [:]
    private var qualified: [_Key: Int] = [:]

    /// Makes a table with room for a number of keys.
    init(capacity: Int) {
        plain.reserveCapacity(capacity)
    }

    /// Adds a binding, and gives the one that has the key: this one, or one that was there before.
    mutating func insert(_ key: _Key, _ binding: Int) -> Int {
        guard !key.isQualified else {
            if let first = qualified[key] { return first }
            qualified[key] = binding
            return binding
        }
        return Self.insert(binding, at: &plain[ObjectIdentifier(key.type)])
    }

    private static func insert(_ binding: Int, at place: inout Int?) -> Int {
        if let first = place { return first }
        place = binding
        return binding
    }

    /// The binding of a key.
    func find(_ key: _Key) -> Int? {
        !key.isQualified ? plain[ObjectIdentifier(key.type)] : qualified[key]
    }

    /// The binding of a type without a qualifier.
    func find(_ type: Any.Type) -> Int? {
        plain[ObjectIdentifier(type)]
    }
}
