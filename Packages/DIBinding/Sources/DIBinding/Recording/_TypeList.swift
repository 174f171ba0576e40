// SPDX-License-Identifier: Apache-2.0

/// The types that one function requests, in the order of its parameters.
///
/// The lists of one recorder share blocks of memory: a list of its own would take an allocation for each binding. It isn't a
/// collection of the standard library: the four conformances take 6 KB of a program.
struct _TypeList {
    private let block: _TypeBlock?
    private let start: UInt32
    private let length: UInt32

    /// Makes an empty list.
    init() {
        block = nil
        (start, length) = (0, 0)
    }

    /// Makes a list in a block that has room for it.
    init(_ types: [Any.Type], in block: _TypeBlock) {
        self.block = block
        start = UInt32(truncatingIfNeeded: block.append(types))
        length = UInt32(truncatingIfNeeded: types.count)
    }

    var count: Int { Int(length) }
    var isEmpty: Bool { length == 0 }
    var indices: Range<Int> { 0..<Int(length) }

    subscript(position: Int) -> Any.Type {
        // An empty list has no positions.
        guard let block, position < length else { preconditionFailure("a list of types has no such position") }
        return block.types[Int(start) + position]
    }
}

/// Room for the types of several lists, which is filled once and never changed after that.
final class _TypeBlock {
    // Proof of @exclusivity(unchecked): one thread fills a block, and adding a type runs no client code.
    @exclusivity(unchecked) fileprivate var types: [Any.Type] = []
    private let size: Int

    init(_ size: Int) {
        self.size = size
        types.reserveCapacity(size)
    }

    /// Returns a list of some types in a block, or in a new one in its place if it lacks room. Blocks grow with the number of
    /// lists, so that a small graph keeps little room.
    @_optimize(speed)
    static func list(of types: [Any.Type], in block: inout _TypeBlock?) -> _TypeList {
        guard !types.isEmpty else { return _TypeList() }
        if let block, block.size - block.types.count >= types.count { return _TypeList(types, in: block) }
        let next = _TypeBlock(Swift.max(types.count, block.map { Swift.min(2 * $0.size, 512) } ?? 8))
        block = next
        return _TypeList(types, in: next)
    }

    /// Adds types for which there is room, and returns the place of the first.
    @_optimize(speed)
    fileprivate func append(_ added: [Any.Type]) -> Int {
        let first = types.count
        precondition(first + added.count <= size, "a block of types is full")
        for type in added { types.append(type) }
        return first
    }
}
