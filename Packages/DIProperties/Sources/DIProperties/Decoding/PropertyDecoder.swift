// SPDX-License-Identifier: Apache-2.0

import DICore

/// A decoder of one value or group, which collects the paths that were read.
///
/// Initialisers only ever see values that are set: whatever is missing or of another type throws. What else is wrong is found
/// afterwards, without them.
final class PropertyDecoder {
    /// The properties, in which the secrets of groups are marked when they are read.
    private(set) var properties: Properties
    private(set) var trail: Trail = Trail()
    /// The extent of the references that were looked up so far.
    private var growth: ReferenceResolver.Growth = ReferenceResolver.Growth()
    /// The secrets that were handed out.
    private(set) var secrets: SeenSecrets = SeenSecrets()

    init(_ properties: Properties) {
        self.properties = properties
    }

    /// Records that a path was read.
    func touch(_ path: PropertyPath) {
        trail.read.append(path)
    }

    /// Records that a path was not read to its end.
    func giveUp(_ path: PropertyPath) {
        trail.unfinished.append(path)
    }

    /// Keeps the values at some paths below another one out of every text.
    func mark(secrets patterns: [String], below path: PropertyPath) {
        properties = properties.marking(secrets: patterns, below: path)
    }

    /// Returns a node with its references resolved; nil where nothing is set. A look ahead counts towards no limit.
    func resolved(
        _ node: PropertyNode?, at path: PropertyPath, isAhead: Bool = false
    ) throws(PropertyError) -> PropertyNode? {
        guard let node, case .template = node.content else { return node }
        var resolver = ReferenceResolver(properties, growth: growth)
        defer {
            if !isAhead { growth = resolver.growth }
            resolver.visited.forEach(touch)
            for piece in resolver.secretPieces { secrets.note(.text(piece)) }
        }
        return try resolver.resolve(node, at: path)
    }

    /// Returns whether a value is null, itself or behind a reference, or absent. A source without types says `null`.
    func isNull(_ node: PropertyNode?, at path: PropertyPath) throws(PropertyError) -> Bool {
        guard let node, case .template(let text) = node.content, Template.isReference(text) else {
            return node?.saysNull ?? true
        }
        return try resolved(node, at: path, isAhead: true)?.saysNull ?? true
    }

    /// Decodes a single value.
    func scalar<Value: PropertyScalar>(
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
        throw PropertyError(mismatch(Value.self, resolved, path, isSecret), reason(Value.self, resolved))
    }

    private func reason<Value: PropertyScalar>(_ type: Value.Type, _ node: PropertyNode) -> PropertyError.Reason {
        switch node.content {
        case .null: .null
        // A number that is too large, or a text that is not one of a date.
        case .number: Value.make(of: .number("0")) == nil ? .mismatch : .unfit
        case .text: Value.make(of: .number("0")) == nil && Value.self != Bool.self ? .unfit : .mismatch
        default: .mismatch
        }
    }

    private func mismatch<Value: PropertyScalar>(
        _ type: Value.Type, _ node: PropertyNode, _ path: PropertyPath, _ isSecret: Bool
    ) -> Diagnostic {
        let isOfParts = node.derivation?.written != nil && node.derivation?.referent == nil
        let advice = isSecret || isOfParts ? nil : Value.advice(for: node.content)
        return .mismatch(path, node, expected: Value.expectation, in: properties, fixes: advice.map { [$0] } ?? [])
    }
}
