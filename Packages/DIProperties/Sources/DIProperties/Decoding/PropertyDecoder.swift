// SPDX-License-Identifier: Apache-2.0

import DICore

/// One reading of a value or a group: what it reads from, what it has seen, and what is wrong.
final class Reading {
    let properties: Properties
    /// What is wrong with fields that a placeholder stands in for.
    var problems: [Diagnostic] = []
    private(set) var trail: Trail = Trail()
    /// How many references were looked up so far.
    private var growth: Resolver.Growth = Resolver.Growth()
    /// The secrets that it has handed out.
    private(set) var secrets: SeenSecrets = SeenSecrets()
    /// How many readings have tried to find a placeholder, each for the one before.
    private let trials: Int
    private static let trialLimit: Int = 8

    init(_ properties: Properties) {
        self.properties = properties
        trials = 0
    }

    /// Begins a reading that looks for a placeholder; nil where types are nested without end.
    init?(tryingFor reading: Reading) {
        guard reading.trials < Self.trialLimit else { return nil }
        properties = reading.properties
        trials = reading.trials + 1
    }

    func touch(_ path: PropertyPath) {
        trail.read.append(path)
    }

    /// Notes that a path was not read to its end.
    func giveUp(_ path: PropertyPath) {
        trail.unfinished.append(path)
    }

    /// The node at a path with its references looked up; nil where nothing is set. A look ahead counts for nothing.
    func resolved(
        _ node: PropertyNode?, at path: PropertyPath, isAhead: Bool = false
    ) throws(PropertyError) -> PropertyNode? {
        guard let node, case .template = node.content else { return node }
        var resolver = Resolver(properties, growth: growth)
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

    /// A value of one of the types that single values are read as.
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

    /// A value of any type that can be decoded.
    func value<Value: Decodable>(
        _ type: Value.Type, _ node: PropertyNode?, at path: PropertyPath
    ) throws -> Value {
        if let optional = type as? any OptionalProperty.Type {
            let value = try optional.read(from: self, node, at: path)
            if let value = value as? Value { return value }
        }
        if let scalar = type as? any PropertyScalar.Type, let value = try read(scalar, node, path) as? Value {
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
            if problems.count == known { validate(value, resolved, path) }
            return value
        } catch let error as PropertyError {
            throw error
        } catch {
            throw PropertyError(foreign(error, type, resolved, path))
        }
    }

    /// Lets a group validate itself, wherever it is read, and notes its errors.
    private func validate(_ value: some Decodable, _ node: PropertyNode, _ path: PropertyPath) {
        guard let group = value as? any ConfigProperty else { return }
        do {
            try group.validate()
        } catch {
            let refused = { Diagnostic.refused(by: type(of: group), $0, node, path, in: self) }
            let diagnostics = PropertyRefusals.errors(in: error).map(refused)
            problems += diagnostics.isEmpty ? [refused(error)] : diagnostics
        }
    }

    private func read<Value: PropertyScalar>(
        _ type: Value.Type, _ node: PropertyNode?, _ path: PropertyPath
    ) throws(PropertyError) -> Value {
        try scalar(type, node, at: path)
    }

    /// An error of the type's own `init(from:)`.
    private func foreign(_ error: any Error, _ type: Any.Type, _ node: PropertyNode, _ path: PropertyPath) -> Diagnostic
    {
        if let type = type as? any RawRepresentable.Type, node.map == nil, node.list == nil {
            return .notOneOf(type, node, path, in: properties)
        }
        return .refused(by: type, error, node, path, in: self)
    }

    /// The text of an error that somebody else's code has thrown.
    static func words(of error: any Error) -> String {
        guard let error = error as? DecodingError, let context = context(of: error) else {
            return String(describing: error)
        }
        return context.debugDescription
    }

    /// What an error of decoding is about.
    static func context(of error: DecodingError) -> DecodingError.Context? {
        switch error {
        case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
            .valueNotFound(_, let context):
            context
        @unknown default: nil
        }
    }
}

/// An optional type: absent and null are nil.
protocol OptionalProperty {
    static func read(from reading: Reading, _ node: PropertyNode?, at path: PropertyPath) throws -> Any
}

extension Optional: OptionalProperty where Wrapped: Decodable {
    static func read(from reading: Reading, _ node: PropertyNode?, at path: PropertyPath) throws -> Any {
        guard let resolved = try reading.resolved(node, at: path), !resolved.isNull else {
            reading.touch(path)
            return Self.none as Any
        }
        return Self.some(try reading.value(Wrapped.self, resolved, at: path)) as Any
    }
}
