// SPDX-License-Identifier: Apache-2.0

/// One value of the tree: what it is, where it was set, and what it has overridden.
///
/// Immutable, so that aliases and merged trees share what they have in common.
final class PropertyNode: Sendable {
    /// What a value is. A value of a file keeps the type that it has there.
    enum Content: Sendable {
        case null
        case bool(Bool)
        /// A number as it was written.
        case number(String)
        case text(String)
        /// Text of a source without types, such as the environment; it is parsed to the type asked for.
        case untyped(String)
        /// Text with references to other properties, which are looked up when it is read.
        case template(String)
        case list([PropertyNode])
        case map(PropertyMap)
    }

    let content: Content
    let origin: PropertyOrigin
    /// The value of an earlier source that this one stands in front of.
    let overridden: PropertyNode?
    /// The text with references that the content was put together of. Messages show it, since what references lead to may
    /// be secret.
    let written: String?

    init(_ content: Content, _ origin: PropertyOrigin, overridden: PropertyNode? = nil, written: String? = nil) {
        self.content = content
        self.origin = origin
        self.overridden = overridden
        self.written = written
    }

    /// What a message may show, if it may show anything.
    var shown: Content { written.map { .template($0) } ?? content }

    /// This node and all below as parts of a text with references.
    func marked(asWritten text: String) -> PropertyNode {
        let content: Content
        switch self.content {
        case .list(let list): content = .list(list.map { $0.marked(asWritten: text) })
        case .map(let map): content = .map(map.mapped { $0.marked(asWritten: text) })
        default: content = self.content
        }
        return PropertyNode(content, origin, overridden: overridden, written: text)
    }

    /// A node of a text, which may have references in it.
    convenience init(text: String, isTyped: Bool, _ origin: PropertyOrigin) {
        if Template.isNeeded(for: text) {
            self.init(.template(text), origin)
        } else {
            self.init(isTyped ? .text(text) : .untyped(text), origin)
        }
    }

    /// The map, if it is one.
    var map: PropertyMap? {
        if case .map(let map) = content { return map }
        return nil
    }

    /// The elements, if it is a list.
    var list: [PropertyNode]? {
        if case .list(let list) = content { return list }
        return nil
    }

    /// What is one step below.
    func child(_ step: PropertyPath.Step) -> PropertyNode? {
        switch step {
        case .key(let key):
            return map?[key]
        case .index(let index):
            guard let list, list.indices.contains(index) else { return nil }
            return list[index]
        }
    }

    /// What is at a path below.
    func descendant(_ path: PropertyPath) -> PropertyNode? {
        var node = self
        for step in path.steps {
            guard let child = node.child(step) else { return nil }
            node = child
        }
        return node
    }

    /// The number of values in it that are no maps and no lists.
    var leafCount: Int {
        switch content {
        case .list(let list): list.reduce(0) { $0 + $1.leafCount }
        case .map(let map): map.keys.reduce(0) { $0 + (map[$1]?.leafCount ?? 0) }
        default: 1
        }
    }
}
