// SPDX-License-Identifier: Apache-2.0

import DICore

/// A decoder of one value or group, which collects the problems of its fields and the paths that were read.
final class PropertyDecoder {
    let properties: Properties
    /// The problems of fields that have a placeholder.
    var problems: [Diagnostic] = []
    private(set) var trail: Trail = Trail()
    /// The extent of the references that were looked up so far.
    private var growth: ReferenceResolver.Growth = ReferenceResolver.Growth()
    /// The secrets that were handed out.
    private(set) var secrets: SeenSecrets = SeenSecrets()
    /// The number of decoders that look for a placeholder, each for the one before.
    private let probeDepth: Int
    private static let probeDepthLimit: Int = 8

    /// Throws if a value contradicts itself; given for a group whose type is known to the caller, since the dynamic cast that
    /// asks for a group reads every conformance of the program.
    typealias Validation<Value> = (Value) throws -> Void

    init(_ properties: Properties) {
        self.properties = properties
        probeDepth = 0
    }

    /// Makes a decoder that looks for a placeholder; nil where types are nested endlessly.
    init?(probingFor decoder: PropertyDecoder) {
        guard decoder.probeDepth < Self.probeDepthLimit else { return nil }
        properties = decoder.properties
        probeDepth = decoder.probeDepth + 1
    }

    /// Decodes the value of a node, and throws the problems of all of its fields at once. `validation` is nil where the value
    /// may be a group, which has to be found out.
    func decode<Value: Decodable>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath, validation: Validation<Value>? = nil
    ) throws(PropertyError) -> Value {
        let value: Value
        do {
            value = try self.value(type, node, at: path, validation: validation)
        } catch let error as PropertyError {
            giveUp(path)
            // Fields before the one that ended the decoding may be wrong, too.
            throw PropertyError(problems + error.diagnostics) ?? error
        } catch {
            giveUp(path)
            throw PropertyError(.refused(by: type, error, properties.root, path, in: self))
        }
        if let error = PropertyError(problems) { throw error }
        return value
    }

    /// Records that a path was read.
    func touch(_ path: PropertyPath) {
        trail.read.append(path)
    }

    /// Records that a path was not read to its end.
    func giveUp(_ path: PropertyPath) {
        trail.unfinished.append(path)
    }

    /// Returns a node with its references resolved; nil where nothing is set. A look ahead counts towards no limit.
    func resolved(
        _ node: PropertyNode?, at path: PropertyPath, isAhead: Bool = false
    ) throws(PropertyError) -> PropertyNode? {
        guard let node, case .template = node.content else { return node }
        var resolver = ReferenceResolver(properties, growth: growth)
        defer { if !isAhead { growth = resolver.growth } }
        do throws(PropertyError) {
            let result = try resolver.resolve(node, at: path)
            resolver.visited.forEach(touch)
            return result
        } catch {
            resolver.visited.forEach(touch)
            throw error
        }
    }

    /// Decodes a single value.
    func scalar<Value: PropertyScalar>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath
    ) throws(PropertyError) -> Value {
        guard let node, let resolved = try resolved(node, at: path) else {
            touch(path)
            throw PropertyError(.missing(path, in: properties, expected: Value.expectation))
        }
        touch(path)
        let isSecret = properties.isSecret(resolved, at: path)
        if isSecret { secrets.note(resolved.content) }
        if let value = Value.make(of: resolved.content) { return value }
        throw PropertyError(mismatch(Value.self, resolved, path, isSecret))
    }

    private func mismatch<Value: PropertyScalar>(
        _ type: Value.Type, _ node: PropertyNode, _ path: PropertyPath, _ isSecret: Bool
    ) -> Diagnostic {
        let isOfParts = node.derivation?.written != nil && node.derivation?.referent == nil
        let advice = isSecret || isOfParts ? nil : Value.advice(for: node.content)
        return .mismatch(path, node, expected: Value.expectation, in: properties, fixes: advice.map { [$0] } ?? [])
    }

    /// Decodes a value of any type within the one that this decoder was made for.
    func value<Value: Decodable>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath, validation: Validation<Value>? = nil
    ) throws -> Value {
        if _TypeMetadata(type).mayBeOptional, let optional = type as? any OptionalProperty.Type {
            let value = try optional.decode(with: self, node, at: path)
            if let value = value as? Value { return value }
        }
        if let scalar = PropertyScalars.find(type), let value = try self.scalar(scalar, node, at: path) as? Value {
            return value
        }
        guard let resolved = try resolved(node, at: path) else {
            touch(path)
            throw PropertyError(.missing(path, in: properties))
        }
        let decoder = try TreeDecoder(self, resolved, path)
        let known = problems.count
        do {
            let value = try Value(from: decoder)
            if problems.count == known { validate(value, resolved, path, by: validation) }
            return value
        } catch let error as PropertyError {
            throw error
        } catch {
            throw PropertyError(foreign(error, type, resolved, path))
        }
    }

    /// Lets a group validate itself, wherever it is decoded, and collects its errors.
    private func validate<Value: Decodable>(
        _ value: Value, _ node: PropertyNode, _ path: PropertyPath, by validation: Validation<Value>?
    ) {
        do {
            if let validation {
                try validation(value)
            } else {
                try (value as? any ConfigProperty)?.validate()
            }
        } catch {
            let refused = { Diagnostic.refused(by: type(of: value), $0, node, path, in: self) }
            let diagnostics = PropertyRefusals.errors(in: error).map(refused)
            problems += diagnostics.isEmpty ? [refused(error)] : diagnostics
        }
    }

    /// Describes an error that the type's own `init(from:)` has thrown.
    private func foreign(_ error: any Error, _ type: Any.Type, _ node: PropertyNode, _ path: PropertyPath) -> Diagnostic
    {
        if let type = type as? any RawRepresentable.Type, node.map == nil, node.list == nil {
            return .notOneOf(type, node, path, in: properties)
        }
        return .refused(by: type, error, node, path, in: self)
    }
}

/// An optional type, whose nil is an absent value or null.
protocol OptionalProperty {
    static func decode(with decoder: PropertyDecoder, _ node: PropertyNode?, at path: PropertyPath) throws -> Any
}

extension Optional: OptionalProperty where Wrapped: Decodable {
    static func decode(with decoder: PropertyDecoder, _ node: PropertyNode?, at path: PropertyPath) throws -> Any {
        guard let resolved = try decoder.resolved(node, at: path), !resolved.isNull else {
            decoder.touch(path)
            return Self.none as Any
        }
        return Self.some(try decoder.value(Wrapped.self, resolved, at: path)) as Any
    }
}
