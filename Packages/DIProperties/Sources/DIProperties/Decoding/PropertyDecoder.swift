// SPDX-License-Identifier: Apache-2.0

import DICore

/// A decoder of one value or group, which collects the paths that were read.
///
/// Initialisers see only values that are set: a missing value or one of another type throws. Further mistakes are found
/// afterwards, without initialisers.
final class PropertyDecoder {
    /// The properties, in which the secrets of groups are marked when they are read.
    private(set) var properties: Properties
    private(set) var trail: Trail = Trail()
    private var growth: ReferenceResolver.Growth = ReferenceResolver.Growth()
    private(set) var secrets: SeenSecrets = SeenSecrets()

    init(_ properties: Properties) {
        self.properties = properties
    }

    func touch(_ path: PropertyPath) {
        trail.read.append(path)
    }

    /// Decodes a value of any type, and throws its mistakes. Without `validate`, the type is tested for being a group.
    func value<Value: Decodable>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath, validate: ((Value) throws -> Void)? = nil
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

    /// Decodes a composed value. Each level of a tree takes this function's frame on the stack.
    private func composed<Value: Decodable>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath, _ validate: ((Value) throws -> Void)?
    ) throws(PropertyError) -> Value {
        guard let node else { throw missing(path) }
        let tree = try TreeDecoder(self, node, path)
        let isGroup = validate != nil || markGroup(type, at: path)
        let value: Value
        do {
            value = try Value(from: tree)
        } catch {
            throw mistakes(after: error, in: tree, of: type)
        }
        if isGroup || tree.listsNumbersTwice { try check(value, tree, validate) }
        return value
    }

    /// Returns whether a type is a group, whose secrets are marked then. The cast makes the runtime read every conformance of the
    /// program.
    @inline(never)
    private func markGroup(_ type: Any.Type, at path: PropertyPath) -> Bool {
        guard let group = type as? any ConfigProperty.Type else { return false }
        properties = properties.marking(secrets: group.secrets, below: path)
        return true
    }

    /// Lets a group validate itself, wherever it is decoded, and refuses a dictionary in which two keys became one.
    @inline(never)
    private func check<Value>(
        _ value: Value, _ tree: TreeDecoder, _ validate: ((Value) throws -> Void)?
    ) throws(PropertyError) {
        if tree.listsNumbersTwice, let read = (value as? any PropertyCollection)?.count,
            read < tree.map?.keys.count ?? 0
        {
            let expected = "a map whose keys are different numbers"
            throw PropertyError(.mismatch(tree.path, tree.node, expected: expected, in: properties))
        }
        do {
            if let validate { try validate(value) } else { try (value as? any ConfigProperty)?.validate() }
        } catch {
            let errors = (error as? Properties.Refusals)?.errors ?? []
            let diagnostics = (errors.isEmpty ? [error] : errors).map { error in
                Diagnostic.refused(by: Value.self, error, tree.node, tree.path, in: self)
            }
            throw PropertyError(diagnostics[0], further: Array(diagnostics.dropFirst()))
        }
    }

    /// Returns the error of a value whose initialiser has thrown: its first mistake.
    ///
    /// The initialiser is not run on invented values, which it might divide by or unwrap. All elements of a list or a dictionary
    /// must be right, so elements after the wrong one are checked, too.
    private func mistakes(after error: any Error, in tree: TreeDecoder, of type: Any.Type) -> PropertyError {
        let first = PropertyError.source(of: error)
        // Nothing else can be read after endless references.
        if let first, let collection = type as? any PropertyCollection.Type, first.diagnostic.id != .propertySyntax {
            let others = tree.rest.flatMap { diagnostics(of: collection.element, $1, at: tree.path.appending($0)) }
            return PropertyError(first.diagnostic, first.reason, further: first.diagnostics.dropFirst() + others)
        }
        trail.unfinished.append(tree.path)
        return first ?? foreign(error, type, tree.node, tree.path)
    }

    private func diagnostics<Value: Decodable>(
        of type: Value.Type, _ node: PropertyNode?, at path: PropertyPath
    ) -> [Diagnostic] {
        do throws(PropertyError) {
            _ = try value(type, node, at: path)
            return []
        } catch {
            return error.diagnostics
        }
    }

    private func foreign(
        _ error: any Error, _ type: Any.Type, _ node: PropertyNode, _ path: PropertyPath
    ) -> PropertyError {
        let node = (try? resolved(node, at: path, isAhead: true)) ?? node
        if let type = type as? any RawRepresentable.Type, !node.single.isCollection {
            return PropertyError(.notOneOf(type, node.single, path, in: properties))
        }
        return PropertyError(.refused(by: type, error, node, path, in: self, isFromRoot: true))
    }

    func missing(_ path: PropertyPath, expected: String? = nil) -> PropertyError {
        touch(path)
        return PropertyError(.missing(path, in: properties, expected: expected))
    }

    /// Returns a node with its references resolved; nil where nothing is set. A look ahead counts towards no limit.
    func resolved(
        _ node: PropertyNode?, at path: PropertyPath, isAhead: Bool = false
    ) throws(PropertyError) -> PropertyNode? {
        guard let node, case .template = node.content else { return node }
        var resolver = ReferenceResolver(properties: properties, growth: growth)
        defer {
            if !isAhead { growth = resolver.growth }
            trail.read += resolver.visited
            for piece in resolver.secretPieces { secrets.note(.text(piece)) }
        }
        return try resolver.resolve(node, at: path)
    }

    /// Returns whether a value is null, itself or behind a reference, or absent. A source without types writes `null`.
    func isNull(_ node: PropertyNode?, at path: PropertyPath) throws(PropertyError) -> Bool {
        guard let node, case .template(let text) = node.content, Template.isReference(text) else {
            return node?.saysNull ?? true
        }
        return try resolved(node, at: path, isAhead: true)?.saysNull ?? true
    }

    private func scalar<Value: PropertyScalar>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath
    ) throws(PropertyError) -> Value {
        touch(path)
        guard let node, let found = try resolved(node, at: path), let resolved = try resolved(found.single, at: path)
        else {
            throw PropertyError(.missing(path, in: properties, expected: Value.expectation))
        }
        let isSecret = properties.isSecret(resolved, at: path)
        if isSecret { secrets.note(resolved.content) }
        if let value = Value.make(of: resolved.content) ?? Value.make(ofTrimmed: resolved.content) {
            if isSecret { secrets.note(value) }
            return value
        }
        let advice = isSecret ? nil : Value.advice(for: resolved.content)
        throw PropertyError(
            .mismatch(path, resolved, expected: Value.expectation, in: properties, fixes: advice.map { [$0] } ?? []),
            reason(Value.self, resolved))
    }

    private func reason<Value: PropertyScalar>(_ type: Value.Type, _ node: PropertyNode) -> PropertyError.Reason {
        switch node.content {
        case .null: .null
        // A number that is too large, or a malformed text, such as a date.
        case .number: Value.isNumber ? .unfit : .mismatch
        case .text: !Value.isNumber && Value.self != Bool.self ? .unfit : .mismatch
        default: .mismatch
        }
    }
}

/// An optional type, whose nil is an absent value or null.
private protocol OptionalProperty {
    static func decode(
        with decoder: PropertyDecoder, _ node: PropertyNode?, at path: PropertyPath
    ) throws(PropertyError) -> Any
}

extension Optional: OptionalProperty where Wrapped: Decodable {
    static func decode(
        with decoder: PropertyDecoder, _ node: PropertyNode?, at path: PropertyPath
    ) throws(PropertyError) -> Any {
        decoder.touch(path)
        let value: Wrapped? = try decoder.isNull(node, at: path) ? nil : decoder.value(Wrapped.self, node, at: path)
        return value as Any
    }
}

/// A list or a dictionary of the standard library, whose initialiser decodes all elements in turn.
private protocol PropertyCollection {
    static var element: any Decodable.Type { get }
    var count: Int { get }
}

extension Array: PropertyCollection where Element: Decodable {
    static var element: any Decodable.Type { Element.self }
}

extension Set: PropertyCollection where Element: Decodable {
    static var element: any Decodable.Type { Element.self }
}

extension Dictionary: PropertyCollection where Key: Decodable, Value: Decodable {
    static var element: any Decodable.Type { Value.self }
}
