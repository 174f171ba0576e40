// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIDiagnostics
import DIProperties
import Foundation
import Testing

@testable import BrowserApp

/// `ghb config schema`.
@Suite struct ConfigSchemaTests {
    private func schema() async throws -> JSONSchema {
        let ending = await World().ghb(["config", "schema"], overriding: [])
        #expect(ending.status == .success)
        #expect(ending.lines == [])
        return try JSONSchema(json: ending.output)
    }

    private func problems(_ yaml: String) async throws -> [String] {
        let json = try Properties(yaml: yaml).json()
        return try await schema().problems(of: JSONSerialization.jsonObject(with: Data(json.utf8)))
    }

    @Test func documentedConfiguration_isValid() async throws {
        #expect(try await problems(SampleConfiguration.text) == [])
        #expect(try await problems("") == [])
        #expect(try await problems(SettingsCatalogue.defaults) == [])
    }

    @Test(arguments: [
        ("network: { timeuot: 1 }", "network: 'timeuot' is not known"), ("netwrok: {}", "'netwrok' is not known"),
        ("network: { timeout: soon }", "network.timeout: no number"),
        ("network: { page_size: 101 }", "network.page_size: above 100"),
        ("network: { retry: -1 }", "network.retry: below 0"), ("network: { retry: 1.5 }", "network.retry: no integer"),
        ("log: { backend: flie }", "log.backend: none of file, none, stderr"),
        ("storage: { backend: redis }", "storage.backend: none of memory, sqlite"),
        ("data: { source: gitub }", "data.source: none of auto, demo, github"),
        ("ui: { mouse: 1 }", "ui.mouse: no boolean"), ("keys: { quit: 3 }", "keys.quit: fits 0"),
        ("hosts: { github.com: { passwd: x } }", "hosts.github.com: 'passwd' is not known"),
        ("search: { saved: [ { name: x, in: wikis } ] }", "search.saved[0].in: none of repos, users, issues"),
    ])
    func mistake_isFound(yaml: String, problem: String) async throws {
        #expect(try await problems(yaml).contains(problem))
    }

    @Test func schema_saysWhichItIs() async throws {
        let text = await World().ghb(["config", "schema"], overriding: []).output
        #expect(text.hasPrefix("{\n  \"$schema\" : \"https://json-schema.org/draft/2020-12/schema\",\n"))
        #expect(text.hasSuffix("\"title\" : \"Configuration of ghb\",\n  \"type\" : \"object\"\n}\n"))
    }

    /// A backend of the graph that the schema lacks would be refused by editors.
    @Test(arguments: [("storage.backend", "any StorageBackend"), ("log.backend", "any LogBackend")])
    func everyBackend_isDescribed(path: String, type: String) {
        let bound = AppComponent.graph.bindings.filter { $0.typeName == type }.compactMap(\.qualifier).sorted()
        #expect(SettingsCatalogue.setting(at: path)?.kind == .choice(bound))
    }

    /// A key that a schema does not tell would be refused by editors and taken by the program.
    @Test func everyDefault_isDescribed() throws {
        let known = Set(
            SettingsCatalogue.groups.flatMap { group in group.settings.map { "\(group.path).\($0.key)" } })
        for path in try Properties(yaml: SettingsCatalogue.defaults).paths where path.contains(".") {
            #expect(known.contains(path))
        }
    }
}

/// The part of JSON Schema that the configuration's needs.
struct JSONSchema {
    private let root: [String: Any]

    init(json: String) throws {
        root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    func problems(of value: Any) -> [String] { problems(value, root, "") }

    private func problems(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        var found: [String] = []
        let name = path.isEmpty ? "" : path + ": "
        if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
            found.append(name + "none of " + words.joined(separator: ", "))
        }
        if let types = (schema["type"] as? String).map({ [$0] }) ?? schema["type"] as? [String],
            !types.contains(where: { fits(value, $0) })
        {
            return [name + "no " + types.joined(separator: " or ")]
        }
        if let options = schema["oneOf"] as? [[String: Any]] {
            let fitting = options.count { problems(value, $0, path).isEmpty }
            if fitting != 1 { found.append(name + "fits \(fitting)") }
        }
        if let number = value as? Double {
            if let least = schema["minimum"] as? Double, number < least { found.append(name + "below \(Int(least))") }
            if let most = schema["maximum"] as? Double, number > most { found.append(name + "above \(Int(most))") }
        }
        if let object = value as? [String: Any] { found += problems(of: object, schema, path) }
        if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
            found += list.enumerated().flatMap { problems($0.element, items, "\(path)[\($0.offset)]") }
        }
        return found
    }

    private func problems(of object: [String: Any], _ schema: [String: Any], _ path: String) -> [String] {
        let known = schema["properties"] as? [String: [String: Any]] ?? [:]
        let required = schema["required"] as? [String] ?? []
        let name = path.isEmpty ? "" : path + ": "
        return object.flatMap { key, value -> [String] in
            let below = path.isEmpty ? key : "\(path).\(key)"
            if let inner = known[key] { return problems(value, inner, below) }
            if let inner = schema["additionalProperties"] as? [String: Any] { return problems(value, inner, below) }
            return schema["additionalProperties"] as? Bool == false ? [name + "'\(key)' is not known"] : []
        } + required.filter { object[$0] == nil }.map { name + "'\($0)' is missing" }
    }

    private func fits(_ value: Any, _ type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "null": value is NSNull
        case "boolean": isBoolean(value)
        case "number": value is Double && !isBoolean(value)
        case "integer": (value as? Double).map { $0 == $0.rounded() } == true && !isBoolean(value)
        default: false
        }
    }

    /// Foundation's numbers are truth values, too, when asked kindly.
    private func isBoolean(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    }
}
