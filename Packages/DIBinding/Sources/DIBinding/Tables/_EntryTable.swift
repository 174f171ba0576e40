// SPDX-License-Identifier: Apache-2.0

import DICore

/// The nodes of the requests that an injector answers synchronously, by the requested type.
///
/// A hash table with open addressing in one allocation: a hit is a multiplication and a load or two.
@usableFromInline
final class _EntryTable: ManagedBuffer<_EntryTable.Header, _EntryTable.Slot> {
    @usableFromInline
    struct Header {
        /// The number of bits by which a hash is shifted to the right to become an index.
        @usableFromInline let shift: UInt64
        @usableFromInline let mask: Int
    }

    @usableFromInline
    struct Slot {
        /// The address of a type, 0 where the slot is empty.
        @usableFromInline var key: UInt
        // Proof of Unmanaged: the plan owns its nodes, and every frame of an injector reaches its plan.
        @usableFromInline var node: Unmanaged<_AnyNode>?
    }

    /// Makes a table, at most half full.
    // Proof of Unmanaged: as for `Slot`.
    static func make(_ nodes: [(type: Any.Type, node: Unmanaged<_AnyNode>)]) -> _EntryTable {
        var bits = 2
        while 1 << bits < nodes.count * 2 { bits += 1 }
        let header = Header(shift: UInt64(64 - bits), mask: 1 << bits - 1)
        let buffer = _EntryTable.create(minimumCapacity: 1 << bits) { _ in header }
        buffer.withUnsafeMutablePointerToElements { slots in
            slots.initialize(repeating: Slot(key: 0, node: nil), count: 1 << bits)
            for (type, node) in nodes {
                let key = address(of: type)
                var index = Self.index(of: key, header)
                while slots[index].key != 0 { index = (index + 1) & header.mask }
                slots[index] = Slot(key: key, node: node)
            }
        }
        // Proof of unsafeDowncast: `create` is a class method and makes an instance of the class it is called on.
        return unsafeDowncast(buffer, to: _EntryTable.self)
    }

    /// The address of a type's metadata, by which `==` compares types, too.
    @inlinable @inline(__always)
    static func address(of type: Any.Type) -> UInt {
        // Proof of unsafeBitCast: a metatype is one pointer.
        unsafeBitCast(type, to: UInt.self)
    }

    @inlinable @inline(__always)
    static func index(of key: UInt, _ header: Header) -> Int {
        Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> header.shift)
    }

    /// Finds the node for a type.
    // Proof of Unmanaged: as for `Slot`.
    @inlinable @inline(__always)
    func find(_ type: Any.Type) -> Unmanaged<_AnyNode>? {
        let (key, header) = (Self.address(of: type), header)
        return withUnsafeMutablePointerToElements { slots in
            var index = Self.index(of: key, header)
            while true {
                let slot = slots[index]
                if slot.key == key { return slot.node }
                if slot.key == 0 { return nil }
                index = (index &+ 1) & header.mask
            }
        }
    }
}
