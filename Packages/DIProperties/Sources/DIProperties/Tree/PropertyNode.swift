// SPDX-License-Identifier: Apache-2.0

/// One value of the tree: its content, its origin, and the value that it overrides.
///
/// It is immutable, so aliases and merged trees share their common parts.
final class PropertyNode: Sendable {
    /// The content of a value. A value of a file keeps its type.
    enum Content: Sendable, Equatable {
        case null
        case bool(Bool)
        /// A number as it was written.
        case number(String)
        case text(String)
        /// A string of a source without types, such as the environment; it is parsed to the requested type.
        case untyped(String)
        /// A string with references to other properties, which are resolved when it is read.
        case template(String)
        case list([PropertyNode])
        case map(PropertyMap)

        /// The text of a string or a number.
        var text: String? {
            switch self {
            case .number(let text), .text(let text), .untyped(let text), .template(let text): text
            case .null, .bool, .list, .map: nil
            }
        }

        /// The text of a number, which a source without types has as a string.
        var numeral: String? {
            switch self {
            case .number(let text), .untyped(let text): text
            default: nil
            }
        }
    }

    let content: Content
    let origin: Properties.Origin
    /// The position of its key, if it has one and the source has positions. The origin of a map or a list is its key.
    let keyPosition: TextPosition?
    /// The value of an earlier source that this one overrides.
    let overridden: PropertyNode?
    /// The derivation of the content, if no source contains it literally.
    let derivation: PropertyDerivation?
    /// The node that a source made, if this one is a copy.
    private let model: PropertyNode?

    init(
        _ content: Content, _ origin: Properties.Origin, key: TextPosition? = nil, overridden: PropertyNode? = nil,
        derivation: PropertyDerivation? = nil, copyOf model: PropertyNode? = nil
    ) {
        self.content = content
        self.origin = origin
        keyPosition = key
        let isOld = overridden.map { $0.age >= Self.ageLimit } ?? false
        self.overridden = isOld ? overridden?.copy(overridden: .some(nil)) : overridden
        age = self.overridden.map { $0.age + 1 } ?? 0
        self.derivation = derivation
        self.model = model?.made
    }

    /// The node that a source made: the same for all copies, such as in aliases and merged maps.
    ///
    /// It identifies a secret wherever the secret goes.
    var made: PropertyNode { model ?? self }

    /// The number of values that it overrides, as far as they are kept.
    private let age: Int

    /// The limit of overridden values that are kept, since releasing them is recursive.
    private static let ageLimit: Int = 500

    func copy(
        _ content: Content? = nil, key: TextPosition?? = nil, overridden: PropertyNode?? = nil,
        derivation: PropertyDerivation? = nil
    ) -> PropertyNode {
        PropertyNode(
            content ?? self.content, origin, key: key ?? keyPosition, overridden: overridden ?? self.overridden,
            derivation: derivation ?? self.derivation, copyOf: self)
    }

    convenience init(
        text: String, isTyped: Bool, _ origin: Properties.Origin, key: TextPosition? = nil,
        derivation: PropertyDerivation? = nil
    ) {
        let content: Content =
            Template.isNeeded(for: text) ? .template(text) : isTyped ? .text(text) : .untyped(text)
        self.init(content, origin, key: key, derivation: derivation)
    }

    var isNull: Bool { content == .null }

    /// Whether an optional reads it as nil: null, or `null` from a source without types.
    var saysNull: Bool {
        if case .untyped("null") = content { return derivation?.isSpliced != true }
        return isNull
    }

    var isCollection: Bool { map != nil || list != nil }

    var map: PropertyMap? { if case .map(let map) = content { map } else { nil } }

    var list: [PropertyNode]? { if case .list(let list) = content { list } else { nil } }

    /// The elements of a list, or of a map whose keys are indices.
    var elements: [PropertyNode]? { list ?? map?.elements }

    var children: [(step: PropertyPath.Step, node: PropertyNode)] {
        switch content {
        case .map(let map): map.keys.compactMap { key in map[key].map { (.key(key), $0) } }
        case .list(let list): list.enumerated().map { (.index($0), $1) }
        default: []
        }
    }

    func child(_ key: String) -> PropertyNode? { map?[key] }

    func child(_ step: PropertyPath.Step) -> PropertyNode? {
        switch step {
        case .key(let key): child(key)
        case .index(let index): elements?[safe: index]
        }
    }

    func descendant(_ path: PropertyPath) -> PropertyNode? {
        path.steps.reduce(PropertyNode?.some(self)) { node, step in node?.child(step) }
    }
}

extension PropertyNode: Equatable {
    /// Returns whether a value reads as another one, wherever the two were set.
    static func == (one: PropertyNode, other: PropertyNode) -> Bool {
        one === other || one.content == other.content && one.json == other.json
    }
}

extension PropertyNode: CustomReflectable {
    /// An empty mirror: decoders lead to nodes, and `dump` would print their secrets.
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// The way in which a value was derived from a string: from references, or from JSON.
struct PropertyDerivation: Sendable {
    /// The string with references that the value was resolved from.
    var written: String?
    /// The path of the referenced value, if the string is a single reference.
    var referent: PropertyPath?
    /// Whether it contains a secret, so no part of it may be shown.
    var isSecret: Bool = false
    /// Whether references were put into a string, which is not parsed as a list or a map then.
    var isSpliced: Bool = false
    /// The text of a map that a source without types has as JSON.
    var json: String?
}

extension PropertyNode {
    /// The text of a map that a source without types has as JSON.
    var json: String? { map == nil ? nil : made.derivation?.json }

    /// The value as a single one: for a map that was written as text, the text.
    var single: PropertyNode {
        guard let json else { return self }
        return copy(Template.isNeeded(for: json) ? .template(json) : .untyped(json))
    }

    /// The content for messages, unless it is secret: the string with references, or the value of its only reference.
    var shown: Content {
        guard let derivation, derivation.referent == nil, let written = derivation.written else { return content }
        return .template(written)
    }

    /// This value with everything below it as secrets.
    var secret: PropertyNode {
        let content: Content
        switch self.content {
        case .list(let list): content = .list(list.map(\.secret))
        case .map(let map): content = .map(map.mapped { $1.secret })
        default: content = self.content
        }
        return copy(
            content, derivation: PropertyDerivation(isSecret: true, isSpliced: derivation?.isSpliced ?? false))
    }
}
