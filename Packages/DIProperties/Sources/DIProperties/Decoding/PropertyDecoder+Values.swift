// SPDX-License-Identifier: Apache-2.0

import DICore

/// The facts about a group that its decoder needs.
struct GroupFacts<Value> {
    let readsFieldsAsDeclared: Bool
    /// Throws if a value contradicts itself.
    let validate: (Value) throws -> Void
}

extension GroupFacts where Value: ConfigProperty {
    init(of group: Value.Type) {
        readsFieldsAsDeclared = group.readsFieldsAsDeclared
        validate = { try $0.validate() }
    }
}

extension PropertyDecoder {
    /// Decodes a value of any type, and throws everything that is wrong with it. `facts` are given for a group whose type is
    /// known to the caller; of any other value, it has to be found out whether it is a group.
    func value<Value: Decodable>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath, facts: GroupFacts<Value>? = nil
    ) throws(PropertyError) -> Value {
        if _TypeMetadata(type).mayBeOptional, let optional = type as? any OptionalProperty.Type,
            let value = try optional.decode(with: self, node, at: path) as? Value
        {
            return value
        }
        if let scalar = PropertyScalars.find(type), let value = try self.scalar(scalar, node, at: path) as? Value {
            return value
        }
        return try composed(type, node, at: path, facts: facts)
    }

    /// Decodes a value that is not a single one. Each level of a tree takes what this has on the stack.
    private func composed<Value: Decodable>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath, facts: GroupFacts<Value>?
    ) throws(PropertyError) -> Value {
        let decoder = try makeDecoder(node, at: path)
        // The cast to a group makes the runtime read every conformance of the program.
        let group = facts == nil ? type as? any ConfigProperty.Type : nil
        if let group { mark(secrets: group.secrets, below: path) }
        do {
            let value = try Value(from: decoder)
            try checkKeys(of: value, decoder)
            if facts != nil || group != nil { try validate(value, decoder, facts) }
            return value
        } catch {
            let isDeclared = facts?.readsFieldsAsDeclared ?? group?.readsFieldsAsDeclared ?? false
            throw mistakes(after: error, in: decoder, of: type, isDeclared: isDeclared)
        }
    }

    /// Refuses two keys that are one in a dictionary. Apart, since each level of a tree would take what this has on the stack.
    @inline(never)
    private func checkKeys<Value>(of value: Value, _ decoder: TreeDecoder) throws {
        guard let map = decoder.log.keys?.map, let twins = map.equalNumbers,
            let count = (value as? any KeyedByType)?.count, count < map.keys.count
        else { return }
        throw PropertyError(.sameKey(twins, in: map, at: decoder.path, as: Value.self))
    }

    private func makeDecoder(_ node: PropertyNode?, at path: PropertyPath) throws(PropertyError) -> TreeDecoder {
        guard let node else {
            touch(path)
            throw PropertyError(.missing(path, in: properties))
        }
        return try TreeDecoder(self, node, path)
    }

    /// Decodes a value that may be absent or null.
    func optional<Value: Decodable>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath
    ) throws(PropertyError) -> Value? {
        touch(path)
        guard try !isNull(node, at: path) else { return nil }
        return try value(type, node, at: path)
    }

    /// Lets a group validate itself, wherever it is decoded, and throws its errors.
    private func validate<Value: Decodable>(
        _ value: Value, _ decoder: TreeDecoder, _ facts: GroupFacts<Value>?
    ) throws {
        do {
            if let facts { try facts.validate(value) } else { try (value as? any ConfigProperty)?.validate() }
        } catch {
            let errors = Properties.Refusals.errors(in: error)
            throw Refusals(errors: errors.isEmpty ? [error] : errors)
        }
    }

    /// Describes an error that the type's own `init(from:)` has thrown.
    func foreign(_ error: any Error, _ type: Any.Type, _ node: PropertyNode, _ path: PropertyPath) -> PropertyError {
        let node = ((try? resolved(node, at: path, isAhead: true)) ?? node)
        if let type = type as? any RawRepresentable.Type, !node.single.isCollection {
            let node = node.single
            return PropertyError(.notOneOf(type, node, path, in: properties))
        }
        return PropertyError(.refused(by: type, error, node, path, in: self, isFromRoot: true))
    }
}

/// The errors that the `validate` of a group has thrown, which was read to its end.
struct Refusals: Error {
    let errors: [any Error]
}

/// An optional type, whose nil is an absent value or null.
protocol OptionalProperty {
    /// The type of a value that is there.
    static var wrapped: Any.Type { get }
    static func decode(
        with decoder: PropertyDecoder, _ node: PropertyNode?, at path: PropertyPath
    ) throws(PropertyError) -> Any
}

extension Optional: OptionalProperty where Wrapped: Decodable {
    static var wrapped: Any.Type { Wrapped.self }

    static func decode(
        with decoder: PropertyDecoder, _ node: PropertyNode?, at path: PropertyPath
    ) throws(PropertyError) -> Any {
        try decoder.optional(Wrapped.self, node, at: path) as Any
    }
}
