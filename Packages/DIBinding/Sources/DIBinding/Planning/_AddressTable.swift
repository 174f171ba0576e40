// SPDX-License-Identifier: Apache-2.0

/// A map from addresses, such as those of types and entries, to indices.
///
/// A hash table with open addressing. Planning asks several times for each binding. A dictionary of `ObjectIdentifier`s
/// protects its hashes against chosen keys, which addresses are not: a look-up takes three times as long.
struct _AddressTable {
    private struct Slot {
        /// The address, 0 where the slot is empty.
        var address: UInt = 0
        var index: Int = 0
    }

    private var slots: [Slot] = []
    private(set) var count: Int = 0

    /// The indices of all addresses.
    var indices: [Int] { slots.compactMap { $0.address == 0 ? nil : $0.index } }

    /// All addresses, each that of an object.
    var objects: [ObjectIdentifier] {
        // Proof of unsafeBitCast: an address that was inserted came from an identifier, which is one word.
        slots.compactMap { $0.address == 0 ? nil : unsafeBitCast($0.address, to: ObjectIdentifier.self) }
    }

    /// Makes room for a number of addresses.
    mutating func reserveCapacity(_ capacity: Int) {
        guard capacity * 2 > slots.count else { return }
        var size = 8
        while size < capacity * 2 { size *= 2 }
        let full = slots
        slots = Array(repeating: Slot(), count: size)
        for slot in full where slot.address != 0 { slots[place(of: slot.address)] = slot }
    }

    /// The index of an address.
    subscript(_ object: ObjectIdentifier) -> Int? {
        guard count > 0 else { return nil }
        let place = place(of: UInt(bitPattern: object))
        return slots[place].address == 0 ? nil : slots[place].index
    }

    /// Adds an address with an index, and returns the index that it has: this one, or an earlier one.
    mutating func insert(_ index: Int, for object: ObjectIdentifier) -> Int {
        if count * 2 >= slots.count { reserveCapacity(max(4, count * 2)) }
        let address = UInt(bitPattern: object)
        let place = place(of: address)
        guard slots[place].address == 0 else { return slots[place].index }
        slots[place] = Slot(address: address, index: index)
        count += 1
        return index
    }

    /// Gives an address another index.
    mutating func replace(_ object: ObjectIdentifier, with index: Int) {
        if insert(index, for: object) != index { slots[place(of: UInt(bitPattern: object))].index = index }
    }

    /// The slot of an address, or the empty one in which it would be. At least half of the slots are empty.
    private func place(of address: UInt) -> Int {
        let mask = slots.count - 1
        // Fibonacci hashing: the upper half of the product depends on all bits of the address.
        var place = Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while slots[place].address != address, slots[place].address != 0 { place = (place + 1) & mask }
        return place
    }
}
