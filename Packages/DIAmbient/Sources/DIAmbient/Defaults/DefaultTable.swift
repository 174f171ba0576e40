// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// The entries of one injector by address, which threads read without a lock while one adds another.
///
/// A hash table with open addressing in one allocation: a hit is a multiplication and a load or two.
@usableFromInline
final class DefaultTable: ManagedBuffer<DefaultTable.Header, DefaultTable.Slot> {
    @usableFromInline
    struct Header {
        /// The number of bits by which a hash is shifted to the right to become an index.
        @usableFromInline let shift: UInt64
        @usableFromInline let mask: Int
    }

    /// A slot, whose entry is stored before its key.
    @usableFromInline
    struct Slot: ~Copyable {
        /// The combined addresses of a declaration, 0 where the slot is empty.
        @usableFromInline let key: Atomic<UInt> = Atomic(0)
        @usableFromInline let entry: Atomic<UInt> = Atomic(0)
    }

    /// Makes an empty table of 1 << bits slots.
    static func make(bits: Int) -> DefaultTable {
        let buffer = DefaultTable.create(minimumCapacity: 1 << bits) { _ in
            Header(shift: UInt64(64 - bits), mask: 1 << bits - 1)
        }
        buffer.withUnsafeMutablePointerToElements { slots in
            for index in 0..<1 << bits { (slots + index).initialize(to: Slot()) }
        }
        // Proof of unsafeDowncast: `create` is a class method and makes an instance of the class it is called on.
        return unsafeDowncast(buffer, to: DefaultTable.self)
    }

    // Slots own nothing, so that they need no deinitialiser.

    @inlinable @inline(__always)
    static func key(_ name: UInt, _ file: UInt) -> UInt {
        // Never 0. Addresses that are combined to the same are distinguished by the entry.
        (name &+ file &* 31) | 1
    }

    @inlinable @inline(__always)
    static func index(of key: UInt, _ header: Header) -> Int {
        Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> header.shift)
    }

    /// Finds the entry of a declaration.
    // Proof of Unmanaged: the entries of the injector keep each entry that is in a table.
    @inlinable @inline(__always)
    func find(name: UInt, file: UInt, type: UInt) -> Unmanaged<CachedDefault>? {
        // The header never changes, so it is read without the runtime's check of exclusive access.
        let (key, header) = (Self.key(name, file), withUnsafeMutablePointerToHeader { $0.pointee })
        return withUnsafeMutablePointerToElements { slots in
            var index = Self.index(of: key, header)
            while true {
                let seen = slots[index].key.load(ordering: .acquiring)
                if seen == 0 { return nil }
                if seen == key, let address = UnsafeRawPointer(bitPattern: slots[index].entry.load(ordering: .relaxed))
                {
                    // Proof of Unmanaged: as above.
                    let entry = Unmanaged<CachedDefault>.fromOpaque(address)
                    let isSame = entry._withUnsafeGuaranteedRef {
                        $0.name == name && $0.file == file && $0.type == type
                    }
                    if isSame { return entry }
                }
                index = (index &+ 1) & header.mask
            }
        }
    }

    /// Adds an entry, which the caller keeps. One thread at a time, while the table has an empty slot beside this one's.
    func insert(_ entry: CachedDefault) {
        let (key, header) = (Self.key(entry.name, entry.file), header)
        withUnsafeMutablePointerToElements { slots in
            var index = Self.index(of: key, header)
            while slots[index].key.load(ordering: .relaxed) != 0 { index = (index + 1) & header.mask }
            // Proof of Unmanaged: as above.
            slots[index].entry.store(UInt(bitPattern: Unmanaged.passUnretained(entry).toOpaque()), ordering: .relaxed)
            slots[index].key.store(key, ordering: .releasing)
        }
    }
}
