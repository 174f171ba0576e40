// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs

/// A check of JSON against schemas that refer to each other, for those keywords of JSON Schema that they use.
///
/// A keyword that it doesn't know is a mistake of its own: else what it doesn't check would seem to be right.
struct JSONSchema {
    private static let annotations: Set<String> = ["$schema", "$id", "title", "description", "$defs", "definitions"]

    private let root: JSONValue
    /// The schemas by their ids, that of the root among them.
    private let documents: [String: JSONValue]

    /// Makes the check of the first schema.
    init(_ schemas: [JSONValue]) {
        root = schemas.first ?? .null
        documents = Dictionary(schemas.map { ($0["$id"]?.string ?? "", $0) }) { first, _ in first }
    }

    /// Reads schemas of the project, in `Documentation`.
    init(named names: [String]) throws {
        self.init(
            try names.map { name in
                let file = Build.project.appending(path: "Documentation/\(name)")
                return try JSONValue(String(contentsOf: file, encoding: .utf8))
            })
    }

    /// Returns the mistakes, each with its path; empty if there are none.
    func mistakes(in value: JSONValue) -> [String] {
        mistakes(in: value, against: root, of: root, at: "")
    }

    private func mistakes(
        in value: JSONValue, against schema: JSONValue, of document: JSONValue, at path: String
    ) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(path): the schema is no object"] }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument -> [String] in
            guard !Self.annotations.contains(keyword) else { return [] }
            return ofValue(value, keyword, argument, at: path)
                ?? ofParts(value, keyword, argument, schema, of: document, at: path)
                ?? ["\(path): the test does not know the keyword \(keyword)"]
        }
    }

    /// The mistakes in the value itself; nil for a keyword about its parts, or an unknown one.
    private func ofValue(
        _ value: JSONValue, _ keyword: String, _ argument: JSONValue, at path: String
    ) -> [String]? {
        switch (keyword, argument) {
        case ("type", .string(let name)): return value.typeName == name ? [] : ["\(path): no \(name)"]
        case ("type", .array(let names)):
            return names.contains(.string(value.typeName)) ? [] : ["\(path): of type \(value.typeName)"]
        case ("const", _): return value == argument ? [] : ["\(path): not what it has to be"]
        case ("enum", .array(let values)): return values.contains(value) ? [] : ["\(path): none of the known"]
        case ("required", .array(let keys)):
            return keys.compactMap(\.string).filter { value[$0] == nil }.map { "\(path): without \($0)" }
        case ("uniqueItems", .bool(true)):
            let elements = value.elements ?? []
            let isUnique = elements.indices.allSatisfy { !elements[..<$0].contains(elements[$0]) }
            return isUnique ? [] : ["\(path): an item occurs twice"]
        case ("minimum", .number(let least)):
            guard case .number(let number) = value else { return [] }
            return number >= least ? [] : ["\(path): less than \(least)"]
        case ("minLength", .number(let count)):
            return value.string.map { Double($0.unicodeScalars.count) >= count } ?? true ? [] : ["\(path): too short"]
        case ("pattern", .string(let pattern)):
            guard let regex = try? Regex(pattern) else { return ["\(path): '\(pattern)' is no pattern"] }
            return value.string.map { $0.contains(regex) } ?? true ? [] : ["\(path): not like '\(pattern)'"]
        case ("format", .string(let format)): return isURI(value.string ?? "", format) ? [] : ["\(path): no \(format)"]
        default: return nil
        }
    }

    /// The mistakes in the parts of a value; nil for any other keyword.
    private func ofParts(
        _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONValue, of document: JSONValue,
        at path: String
    ) -> [String]? {
        switch (keyword, argument) {
        case ("$ref", .string(let name)):
            guard let (schema, document) = definition(name, in: document) else {
                return ["\(path): there is no \(name)"]
            }
            return mistakes(in: value, against: schema, of: document, at: path)
        case ("anyOf", .array(let schemas)):
            let isAny = schemas.contains { mistakes(in: value, against: $0, of: document, at: path).isEmpty }
            return isAny ? [] : ["\(path): none of the alternatives"]
        case ("properties", .object(let properties)):
            return properties.sorted { $0.key < $1.key }.flatMap { key, schema in
                value[key].map { mistakes(in: $0, against: schema, of: document, at: "\(path).\(key)") } ?? []
            }
        case ("additionalProperties", .bool(false)):
            guard case .object(let members) = value, case .object(let known)? = schema["properties"] else { return [] }
            return members.keys.filter { known[$0] == nil }.sorted().map { "\(path).\($0): not in the schema" }
        case ("additionalProperties", .object):
            guard case .object(let members) = value else { return [] }
            return members.sorted { $0.key < $1.key }.flatMap { key, member in
                mistakes(in: member, against: argument, of: document, at: "\(path).\(key)")
            }
        case ("items", _):
            return (value.elements ?? []).enumerated().flatMap { position, element in
                mistakes(in: element, against: argument, of: document, at: "\(path)[\(position)]")
            }
        default: return nil
        }
    }

    /// The schema that a reference names, by the id of a document and the path in it, and that document.
    private func definition(_ name: String, in document: JSONValue) -> (schema: JSONValue, document: JSONValue)? {
        let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let home = parts[0].isEmpty ? document : documents[String(parts[0])] else { return nil }
        let path = parts.count == 2 ? parts[1].split(separator: "/") : []
        let found = path.reduce(Optional(home)) { schema, key in schema?[String(key)] }
        return found.map { ($0, home) }
    }

    private func isURI(_ text: String, _ format: String) -> Bool {
        guard !text.contains(" "), let url = URL(string: text) else { return false }
        return format == "uri-reference" || url.scheme != nil
    }
}
