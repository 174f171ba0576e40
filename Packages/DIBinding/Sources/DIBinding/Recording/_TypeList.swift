// SPDX-License-Identifier: Apache-2.0

/// The types that one function requests, in the order of its parameters.
///
/// The lists of one recorder share blocks of memory: a list of its own would take an allocation for each binding.
struct _TypeList: RandomAccessCollection {
    private let block: _TypeBlock?
    private let start: UInt32
    private let length: UInt32

    /// Makes an empty list.
    init() {
        block = nil
        (start, length) = (0, 0)
    }

    /// Makes a list in a block that has room for it.
    fileprivate init(_ types: [Any.Type], in block: _TypeBlock) {
        self.block = block
        start = UInt32(truncatingIfNeeded: block.append(types))
        length = UInt32(truncatingIfNeeded: types.count)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { Int(length) }

    subscript(position: Int) -> Any.Type {
        // An empty list has no positions.
        guard let block, position < length else { preconditionFailure("a list of types has no such position") }
        return block.type(at: Int(start) + position)
    }
}

/// The blocks in which the lists of one recorder are; the last one still has room.
struct _TypeBlocks {
    private var last: _TypeBlock?
    /// The number of types in the next block, unless one list has more.
    private var room: Int

    /// Makes no block; the first one will have room for a number of types.
    init(room: Int = 8) {
        self.room = room
    }

    /// Returns a list of some types. Blocks grow with the number of lists, so that a small graph keeps little room.
    mutating func list(of types: [Any.Type]) -> _TypeList {
        guard !types.isEmpty else { return _TypeList() }
        if let last, last.room >= types.count { return _TypeList(types, in: last) }
        let block = _TypeBlock.make(Swift.max(types.count, room))
        room = Swift.min(2 * room, 512)
        last = block
        return _TypeList(types, in: block)
    }
}

/// Memory for types, which is filled once and never changed after that.
final class _TypeBlock: ManagedBuffer<_TypeBlock.Header, Any.Type> {
    struct Header {
        let size: Int
        var count: Int = 0
    }

    // Reads the header by its pointer: as a property, the runtime would check each access for others at the same time.
    fileprivate var room: Int {
        withUnsafeMutablePointerToHeader { $0.pointee.size - $0.pointee.count }
    }

    fileprivate static func make(_ size: Int) -> _TypeBlock {
        // Proof of unsafeDowncast: `create` makes an instance of the class that it is called on.
        unsafeDowncast(create(minimumCapacity: size) { _ in Header(size: size) }, to: _TypeBlock.self)
    }

    /// Adds types for which there is room, and returns the place of the first.
    fileprivate func append(_ types: [Any.Type]) -> Int {
        // Proof of the pointers: there is memory for `size` types, of which the first `count` are initialised; types need no
        // destruction.
        withUnsafeMutablePointers { header, elements in
            let first = header.pointee.count
            precondition(first + types.count <= header.pointee.size, "a block of types is full")
            for (offset, type) in types.enumerated() { (elements + first + offset).initialize(to: type) }
            header.pointee.count = first + types.count
            return first
        }
    }

    fileprivate func type(at index: Int) -> Any.Type {
        // Proof of the pointer: a list has only positions that were appended for it.
        withUnsafeMutablePointerToElements { $0[index] }
    }
}
