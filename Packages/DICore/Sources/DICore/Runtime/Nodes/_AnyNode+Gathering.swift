// SPDX-License-Identifier: Apache-2.0

extension _AnyNode {
    /// Returns the node of an array with one element of each node in a list, in order.
    ///
    /// For clients, which specialise it for the type of the elements, once for each module. The specialised code makes
    /// the array without a look-up of its type, and each element in place.
    @inlinable
    package static func _gathering<Part>(_ list: _NodeList, as type: Part.Type) -> _AnyNode {
        _node(as: [Part].self) { frame in Array(_MadeElements<Part>(list, frame)) }
    }
}

/// The nodes of the contributions to one collection.
@usableFromInline
package final class _NodeList: Sendable {
    private let kept: [_AnyNode]
    // Proof of Unmanaged: `kept` owns them, so no element needs reference counting.
    @usableFromInline let nodes: [Unmanaged<_AnyNode>]

    /// Makes the list of some nodes.
    package init(_ nodes: [_AnyNode]) {
        kept = nodes
        // Proof of Unmanaged: as above.
        self.nodes = nodes.map { .passUnretained($0) }
    }
}

/// The elements of a list of nodes, each made when it is read.
///
/// An array of a collection is allocated for the collection's count in code that clients can specialise, unlike an array whose
/// memory is initialised by a closure.
@usableFromInline
struct _MadeElements<Part>: RandomAccessCollection {
    // Proof of Unmanaged: the closure that makes an array of the elements holds the list, and borrows the frame.
    @usableFromInline let list: Unmanaged<_NodeList>
    @usableFromInline let frame: Unmanaged<_Frame>

    @inlinable
    init(_ list: _NodeList, _ frame: _Frame) {
        // Proof of Unmanaged: as above.
        self.list = .passUnretained(list)
        self.frame = .passUnretained(frame)
    }

    @inlinable var startIndex: Int { 0 }

    @inlinable var endIndex: Int { list._withUnsafeGuaranteedRef { $0.nodes.count } }

    @inlinable
    subscript(index: Int) -> Part {
        let node = list._withUnsafeGuaranteedRef { $0.nodes[index] }
        // Proof of Unmanaged: as in the list.
        assert(node._withUnsafeGuaranteedRef { $0._makes(Part.self) })
        return Unmanaged<_Node<Part>>.fromOpaque(node.toOpaque())._withUnsafeGuaranteedRef { node in
            frame._withUnsafeGuaranteedRef { node._get($0) }
        }
    }
}
