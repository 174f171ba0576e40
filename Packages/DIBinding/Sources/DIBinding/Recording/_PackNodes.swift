// SPDX-License-Identifier: Apache-2.0

import DICore

/// The nodes of a function of a pack, which makes its arguments one after the other.
///
/// A list: for a tuple of nodes, each call would look up the tuple's type.
struct _PackNodes: Sendable {
    private let nodes: [_AnyNode]

    /// Takes the nodes of so many parameters.
    init(_ parameters: _ParameterNodes, count: Int) {
        nodes = (0..<count).map { _ in parameters._next() }
    }

    /// The arguments of one call.
    func arguments(in frame: _Frame) -> Arguments { Arguments(nodes: nodes, frame: frame) }

    /// The arguments of a call in the order of the parameters.
    struct Arguments {
        fileprivate let nodes: [_AnyNode]
        fileprivate let frame: _Frame
        private var position: Int = 0

        fileprivate init(nodes: [_AnyNode], frame: _Frame) {
            self.nodes = nodes
            self.frame = frame
        }

        /// Makes the next argument.
        mutating func next<Element>(_ type: Element.Type) -> Element {
            defer { position += 1 }
            return nodes[position]._typed(as: Element.self)._make(frame)
        }
    }
}
