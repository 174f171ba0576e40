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
    /// Where its key stands, if it has one and the source has places. A map and a list are said to be there themselves.
    let keyPosition: TextPosition?
    /// The value of an earlier source that this one stands in front of.
    let overridden: PropertyNode?
    /// How the content was worked out, if no source has it as it is.
    let derivation: PropertyDerivation?
    /// The node that a source made, if this one is a copy of it.
    private let model: PropertyNode?

    init(
        _ content: Content, _ origin: PropertyOrigin, key: TextPosition? = nil, overridden: PropertyNode? = nil,
        derivation: PropertyDerivation? = nil, copyOf model: PropertyNode? = nil
    ) {
        self.content = content
        self.origin = origin
        keyPosition = key
        let isOld = overridden.map { $0.age >= Self.ageLimit } ?? false
        self.overridden = isOld ? overridden?.withoutHistory : overridden
        age = self.overridden.map { $0.age + 1 } ?? 0
        self.derivation = derivation
        self.model = model?.made
    }

    /// The node that a source made: the same for all copies, such as those at aliases and in merged maps.
    ///
    /// A secret is known by it wherever it goes.
    var made: PropertyNode { model ?? self }

    /// How many values it stands in front of, as far as they are known.
    private let age: Int

    /// More is not remembered: letting go of them takes a call for each.
    private static let ageLimit: Int = 500

    /// The same value without what it has overridden.
    private var withoutHistory: PropertyNode {
        PropertyNode(content, origin, key: keyPosition, derivation: derivation, copyOf: self)
    }

    /// The same value, under another key.
    func keyed(at position: TextPosition?) -> PropertyNode {
        PropertyNode(content, origin, key: position, overridden: overridden, derivation: derivation, copyOf: self)
    }

    /// A node of a text, which may have references in it.
    convenience init(text: String, isTyped: Bool, _ origin: PropertyOrigin, key: TextPosition? = nil) {
        if Template.isNeeded(for: text) {
            self.init(.template(text), origin, key: key)
        } else {
            self.init(isTyped ? .text(text) : .untyped(text), origin, key: key)
        }
    }

    /// Whether it is null.
    var isNull: Bool {
        if case .null = content { return true }
        return false
    }

    /// Whether it is a map or a list.
    var isCollection: Bool { map != nil || list != nil }

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

    /// The elements of a list, or of a map that single elements of one are set in.
    var elements: [PropertyNode]? { list ?? map?.elements }

    /// The value of a key.
    func child(_ key: String) -> PropertyNode? {
        guard case .map(let map) = content else { return nil }
        return map[key]
    }

    /// What is one step below.
    func child(_ step: PropertyPath.Step) -> PropertyNode? {
        switch step {
        case .key(let key):
            return child(key)
        case .index(let index):
            return elements?[safe: index]
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

extension PropertyNode: CustomReflectable {
    /// Shows nothing: a decoder leads to nodes, and `dump` of one would print secrets.
    var customMirror: Mirror { Mirror(self, children: []) }
}
