// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import Foundation

/// Checks JSON against `Documentation/graph.schema.json`, for those keywords of JSON Schema 2020-12 that it uses.
///
/// A keyword that it does not know is a mistake of its own: else what it does not check would seem to be right.
struct GraphSchema {
    private static let annotations: Set<String> = ["$schema", "$id", "title", "description", "$defs"]

    let root: JSONValue
    /// Whether members that the schema does not have are mistakes, too.
    var isStrict: Bool = false

    /// Reads the schema of the project.
    init() throws {
        var folder = URL(filePath: #filePath)
        for _ in 0..<6 { folder.deleteLastPathComponent() }
        let file = folder.appending(path: "Documentation/graph.schema.json")
        self.init(root: try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file)))
    }

    init(root: JSONValue) {
        self.root = root
    }

    /// Returns the mistakes, each with its path; empty if there are none.
    func mistakes(in value: JSONValue) -> [String] {
        mistakes(in: value, against: root, at: "")
    }

    private func mistakes(in value: JSONValue, against schema: JSONValue, at path: String) -> [String] {
        guard let keywords = schema.members else { return ["\(path): the schema is no object"] }
        var found: [String] = []
        for (keyword, argument) in keywords.sorted(by: { $0.key < $1.key }) {
            found += mistakes(in: value, keyword, argument, at: path)
        }
        if isStrict, let known = keywords["properties"]?.members, let members = value.members {
            found += members.keys.filter { known[$0] == nil }.sorted().map { "\(path).\($0): not in the schema" }
        }
        return found
    }

    private func mistakes(
        in value: JSONValue, _ keyword: String, _ argument: JSONValue, at path: String
    ) -> [String] {
        switch (keyword, argument) {
        case _ where Self.annotations.contains(keyword): return []
        case ("$ref", .string(let name)):
            guard let schema = definition(name) else { return ["\(path): there is no \(name)"] }
            return mistakes(in: value, against: schema, at: path)
        case ("type", .string(let name)): return value.typeName == name ? [] : ["\(path): no \(name)"]
        case ("type", .array(let names)):
            return names.contains(.string(value.typeName)) ? [] : ["\(path): of type \(value.typeName)"]
        case ("const", _): return value == argument ? [] : ["\(path): not what it has to be"]
        case ("enum", .array(let values)): return values.contains(value) ? [] : ["\(path): none of the known"]
        case ("anyOf", .array(let schemas)):
            let isAny = schemas.contains { mistakes(in: value, against: $0, at: path).isEmpty }
            return isAny ? [] : ["\(path): none of the alternatives"]
        case ("required", .array(let keys)):
            guard let members = value.members else { return [] }
            return keys.compactMap(\.string).filter { members[$0] == nil }.map { "\(path): without \($0)" }
        case ("properties", .object(let properties)):
            return properties.sorted { $0.key < $1.key }.flatMap { key, schema in
                value[key].map { mistakes(in: $0, against: schema, at: "\(path).\(key)") } ?? []
            }
        case ("items", _):
            return (value.elements ?? []).enumerated().flatMap { position, element in
                mistakes(in: element, against: argument, at: "\(path)[\(position)]")
            }
        case ("minLength", .number(let count)):
            return value.string.map { Double($0.unicodeScalars.count) >= count } ?? true ? [] : ["\(path): too short"]
        case ("pattern", .string(let pattern)):
            guard let regex = try? Regex(pattern) else { return ["\(path): '\(pattern)' is no pattern"] }
            return value.string.map { $0.contains(regex) } ?? true ? [] : ["\(path): not like '\(pattern)'"]
        default: return ["\(path): the test does not know the keyword \(keyword)"]
        }
    }

    private func definition(_ name: String) -> JSONValue? {
        guard name.hasPrefix("#/$defs/") else { return nil }
        return root["$defs"]?[String(name.dropFirst("#/$defs/".count))]
    }
}
