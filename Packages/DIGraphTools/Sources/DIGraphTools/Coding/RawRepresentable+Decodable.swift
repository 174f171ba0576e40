// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension RawRepresentable where Self: CaseIterable, RawValue == String {
    /// Reads a case by its name; throws `DecodingError` for an unknown name, with the known ones.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    fileprivate static func named(in decoder: any Decoder, _ noun: String, _ plural: String) throws -> Self {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let found = Self(rawValue: name) else {
            let known = allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(name)' is not \(noun); the \(plural) are \(known)")
        }
        return found
    }
}

extension SharingPolicy: Decodable {
    /// Reads a policy by its name; throws `DecodingError` for unknown names.
    public init(from decoder: any Decoder) throws {
        self = try .named(in: decoder, "a sharing policy", "policies")
    }
}

extension BindingGraph.Edge.Kind: Decodable {
    /// Reads a kind by its name; throws `DecodingError` for unknown names.
    public init(from decoder: any Decoder) throws {
        self = try .named(in: decoder, "a kind of edge", "kinds")
    }
}

extension BindingGraph.Effect: Decodable {
    /// Reads an effect by its name; throws `DecodingError` for unknown names.
    public init(from decoder: any Decoder) throws {
        self = try .named(in: decoder, "an effect", "effects")
    }
}

extension BindingGraph.Hook: Decodable {
    /// Reads a hook by its name; throws `DecodingError` for unknown names.
    public init(from decoder: any Decoder) throws {
        self = try .named(in: decoder, "a hook", "hooks")
    }
}

extension BindingGraph.Construction: Decodable {
    /// Reads a construction by its name; throws `DecodingError` for unknown names.
    public init(from decoder: any Decoder) throws {
        self = try .named(in: decoder, "a kind of construction", "kinds")
    }
}

extension RunContext: Decodable {}
