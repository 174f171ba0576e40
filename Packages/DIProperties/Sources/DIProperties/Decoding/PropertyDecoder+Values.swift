// SPDX-License-Identifier: Apache-2.0

import DICore

/// The `validate` of a group whose type is known to the caller.
struct Validation<Value> {
    let body: (Value) throws -> Void
}

extension PropertyDecoder {
    /// Decodes a value of any type, and throws what is wrong with it. Without `validate`, it has to be found out whether the type
    /// is a group.
    func value<Value: Decodable>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath, validate: Validation<Value>? = nil
    ) throws(PropertyError) -> Value {
        if _TypeMetadata(type).mayBeOptional, let optional = type as? any OptionalProperty.Type,
            let value = try optional.decode(with: self, node, at: path) as? Value
        {
            return value
        }
        if let scalar = PropertyScalars.find(type), let value = try self.scalar(scalar, node, at: path) as? Value {
            return value
        }
        return try composed(type, node, at: path, validate)
    }

    /// Decodes a value that is not a single one. Each level of a tree takes what this has on the stack.
    private func composed<Value: Decodable>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath, _ validate: Validation<Value>?
    ) throws(PropertyError) -> Value {
        let tree = try makeDecoder(node, at: path)
        let isGroup = validate != nil || markGroup(type, at: path)
        do {
            let value = try Value(from: tree)
            if isGroup { try check(value, tree, validate) }
            return value
        } catch {
            throw mistakes(after: error, in: tree, of: type)
        }
    }

    private func makeDecoder(_ node: PropertyNode?, at path: PropertyPath) throws(PropertyError) -> TreeDecoder {
        guard let node else { throw missing(path) }
        return try TreeDecoder(self, node, path)
    }

    /// Returns whether a type is a group, whose secrets are marked then. The cast makes the runtime read every conformance of the
    /// program.
    @inline(never)
    private func markGroup(_ type: Any.Type, at path: PropertyPath) -> Bool {
        guard let group = type as? any ConfigProperty.Type else { return false }
        mark(secrets: group.secrets, below: path)
        return true
    }

    /// Returns the error of a value that no source sets.
    func missing(_ path: PropertyPath, expected: String? = nil) -> PropertyError {
        touch(path)
        return PropertyError(.missing(path, in: properties, expected: expected))
    }

    /// Decodes a value that may be absent or null.
    func optional<Value: Decodable>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath
    ) throws(PropertyError) -> Value? {
        touch(path)
        guard try !isNull(node, at: path) else { return nil }
        return try value(type, node, at: path)
    }

    /// Lets a group validate itself, wherever it is decoded.
    @inline(never)
    private func check<Value>(_ value: Value, _ tree: TreeDecoder, _ validate: Validation<Value>?) throws {
        do {
            if let validate { try validate.body(value) } else { try (value as? any ConfigProperty)?.validate() }
        } catch {
            let errors = Properties.Refusals.errors(in: error)
            throw Refused(
                diagnostics: (errors.isEmpty ? [error] : errors).map {
                    .refused(by: Value.self, $0, tree.node, tree.path, in: self)
                })
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

/// The error of a group that was read to its end, and whose `validate` has thrown.
struct Refused: Error {
    let diagnostics: [Diagnostic]
}

/// An optional type, whose nil is an absent value or null.
protocol OptionalProperty {
    static func decode(
        with decoder: PropertyDecoder, _ node: PropertyNode?, at path: PropertyPath
    ) throws(PropertyError) -> Any
}

extension Optional: OptionalProperty where Wrapped: Decodable {
    static func decode(
        with decoder: PropertyDecoder, _ node: PropertyNode?, at path: PropertyPath
    ) throws(PropertyError) -> Any {
        try decoder.optional(Wrapped.self, node, at: path) as Any
    }
}
