// SPDX-License-Identifier: Apache-2.0

/// A set of addresses, such as those of types.
///
/// The first `Set` or `Dictionary` of a type of elements makes the runtime search for their conformance to `Hashable`, which
/// takes as long as planning dozens of bindings. This one is used where every plan needs a set.
struct _AddressSet {
    private var table: _AddressTable = _AddressTable()

    /// Makes room for a number of addresses.
    mutating func reserveCapacity(_ capacity: Int) {
        table.reserveCapacity(capacity)
    }

    /// Whether an address is in the set.
    func contains(_ object: ObjectIdentifier) -> Bool {
        table[object] != nil
    }

    /// Adds an address, and returns whether it was not in the set.
    mutating func insert(_ object: ObjectIdentifier) -> Bool {
        let count = table.count
        return table.insert(count, for: object) == count
    }

    /// The addresses as a set of the standard library.
    var objects: Set<ObjectIdentifier> { Set(table.objects) }

    /// Adds the addresses of another set.
    mutating func formUnion(_ other: _AddressSet) {
        for object in other.table.objects { _ = insert(object) }
    }
}
