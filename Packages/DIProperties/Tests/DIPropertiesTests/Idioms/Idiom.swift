// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import DIProperties
import Foundation

/// A type with an initialiser that was written by hand, and the keys that random trees give it values for.
struct Idiom {
    let name: String
    var keys: [String]
    /// Reads a tree as the type with Foundation's decoder: its description, or the path of the error.
    let readWithFoundation: (String) -> Reading
    /// Reads the same with properties: its description, or the subjects of the diagnostics.
    let readWithProperties: (Properties) -> Reading

    enum Reading: Equatable {
        case value(String)
        case mistakes([String])
    }

    /// Any mistake of Foundation's decoder: where it is, if the decoder itself has thrown it.
    static func path(of error: any Error) -> String {
        guard let error = error as? DecodingError else { return "?" }
        switch error {
        case .keyNotFound(let key, let context): return path(context.codingPath + [key])
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            return path(context.codingPath)
        @unknown default: return "?"
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce("") { text, key in
            key.intValue.map { "\(text)[\($0)]" } ?? (text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)")
        }
    }

    /// Returns a value as text, in which the order of a dictionary or a set doesn't matter.
    private static func described(_ value: Any) -> String {
        if let data = value as? Data { return data.base64EncodedString() }
        // Their mirrors show how they are stored.
        if value is URL || value is UUID || value is Decimal { return "\(value)" }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .dictionary, .set: return mirror.children.map { described($0.value) }.sorted().description
        case _ where mirror.children.isEmpty: return String(reflecting: value)
        default: return mirror.children.map { "\($0.label ?? ""): \(described($0.value))" }.description
        }
    }
}

extension Idiom {
    init<Value: Decodable>(_ type: Value.Type, _ keys: String...) {
        self.init("\(type)", keys, type)
    }

    private init<Value: Decodable>(_ name: String, _ keys: [String], _ type: Value.Type) {
        self.name = name
        self.keys = keys
        readWithFoundation = { text in
            do {
                return .value(Self.described(try JSONDecoder().decode(type, from: Data(text.utf8))))
            } catch {
                return .mistakes([Self.path(of: error)])
            }
        }
        readWithProperties = { properties in
            do throws(PropertyError) {
                return .value(Self.described(try properties.value(type, at: "")))
            } catch {
                return .mistakes(error.diagnostics.map(\.subject))
            }
        }
    }

    enum K: String, CodingKey { case v, w, old, total, parts, name, list, inner }

    /// A value that is made as the current idiom says.
    private struct Made: Decodable {
        @TaskLocal static var make: @Sendable (any Decoder) throws -> Any = { _ in () }
        let value: Any

        init(from decoder: any Decoder) throws { value = try Self.make(decoder) }
    }

    /// An initialiser of its own.
    static func decoder(
        _ name: String, _ keys: String..., make: @escaping @Sendable (any Decoder) throws -> Any
    ) -> Idiom {
        let made = Idiom(name, keys, Made.self)
        return Idiom(
            name: name, keys: keys,
            readWithFoundation: { text in Made.$make.withValue(make) { made.readWithFoundation(text) } },
            readWithProperties: { tree in Made.$make.withValue(make) { made.readWithProperties(tree) } })
    }

    /// An initialiser that reads fields.
    static func fields(
        _ name: String, _ keys: String..., read: @escaping @Sendable (KeyedDecodingContainer<K>) throws -> Any
    ) -> Idiom {
        var idiom = decoder(name) { decoder in try read(decoder.container(keyedBy: K.self)) }
        idiom.keys = keys
        return idiom
    }

    /// An initialiser that reads the elements of `list` one by one.
    static func list(
        _ name: String, read: @escaping @Sendable (inout any UnkeyedDecodingContainer) throws -> Any
    ) -> Idiom {
        fields(name, "list") { c in
            var list = try c.nestedUnkeyedContainer(forKey: .list)
            var found: [Any] = []
            while !list.isAtEnd { found.append(try read(&list)) }
            return found
        }
    }
}

extension KeyedDecodingContainer {
    func int(_ key: Key) throws -> Int { try decode(Int.self, forKey: key) }
    func text(_ key: Key) throws -> String { try decode(String.self, forKey: key) }
}
