// SPDX-License-Identifier: Apache-2.0

/// A map from addresses, for example of types and entries, to indices.
///
/// A hash table with open addressing. Planning looks each binding up several times. A dictionary of `ObjectIdentifier`s
/// protects its hashes against chosen keys, which addresses are not: a look-up takes three times as long.
///
/// As in Raymond Hettinger's compact dictionaries, only half words are at random places. The addresses are in the order of
/// insertion, and a graph requests most of them in about that order: a large table misses the caches less often.
package struct _AddressTable {
    /// The place of an address in `rows`, plus one; 0 where the slot is empty.
    private var slots: [Int32] = []
    /// Addresses, each followed by its index, in the order of insertion. Not an array of pairs, for which the
    /// runtime would have to make a class in each process.
    private var rows: [UInt] = []

    /// Makes an empty table.
    package init() {}

    var count: Int { rows.count / 2 }

    /// The indices of all addresses.
    var indices: [Int] { (0..<count).map { Int(bitPattern: rows[2 * $0 + 1]) } }

    /// All addresses, as identifiers of objects.
    var objects: [ObjectIdentifier] {
        // Proof of unsafeBitCast: an address that was inserted came from an identifier, which is one word.
        (0..<count).map { unsafeBitCast(rows[2 * $0], to: ObjectIdentifier.self) }
    }

    /// Whether an address is in the table.
    func contains(_ object: ObjectIdentifier) -> Bool {
        self[object] != nil
    }

    /// Adds an address to a table that serves as a set, and returns whether it is new.
    ///
    /// The first `Set` of a type of elements makes the runtime search for their conformance to `Hashable`, which takes as long as
    /// planning dozens of bindings.
    mutating func insert(_ object: ObjectIdentifier) -> Bool {
        let known = count
        return insert(known, for: object) == known
    }

    /// Adds the addresses of another table that serves as a set.
    mutating func formUnion(_ other: _AddressTable) {
        for object in other.objects { _ = insert(object) }
    }

    /// Makes room for a number of addresses.
    @_optimize(speed)
    package mutating func reserveCapacity(_ capacity: Int) {
        guard capacity * 2 > slots.count else { return }
        var size = 8
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        rows.reserveCapacity(capacity * 2)
        for row in stride(from: 0, to: rows.count, by: 2) {
            slots[slot(of: rows[row])] = Int32(truncatingIfNeeded: row + 1)
        }
    }

    /// The index of an address.
    package subscript(_ object: ObjectIdentifier) -> Int? {
        guard !slots.isEmpty else { return nil }
        let row = Int(slots[slot(of: UInt(bitPattern: object))])
        return row == 0 ? nil : Int(bitPattern: rows[row])
    }

    /// Adds an address with an index, and returns its index: this one, or an earlier one. A place fits into half a word, since
    /// memory doesn't hold two thousand million rows.
    @_optimize(speed)
    package mutating func insert(_ index: Int, for object: ObjectIdentifier) -> Int {
        if rows.count >= slots.count { reserveCapacity(max(4, rows.count)) }
        let address = UInt(bitPattern: object)
        let slot = slot(of: address)
        let row = Int(slots[slot])
        guard row == 0 else { return Int(bitPattern: rows[row]) }
        rows.append(address)
        slots[slot] = Int32(truncatingIfNeeded: rows.count)
        rows.append(UInt(bitPattern: index))
        return index
    }

    /// Gives an address another index.
    mutating func replace(_ object: ObjectIdentifier, with index: Int) {
        guard insert(index, for: object) != index else { return }
        rows[Int(slots[slot(of: UInt(bitPattern: object))])] = UInt(bitPattern: index)
    }

    /// The slot of an address, or the empty one in which it would be. At least half of the slots are empty.
    @inline(__always)
    private func slot(of address: UInt) -> Int {
        let mask = slots.count - 1
        // Fibonacci hashing: the upper half of the product depends on all bits of the address.
        var slot = Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while true {
            let row = Int(slots[slot])
            if row == 0 || rows[row - 1] == address { return slot }
            slot = (slot + 1) & mask
        }
    }
}
