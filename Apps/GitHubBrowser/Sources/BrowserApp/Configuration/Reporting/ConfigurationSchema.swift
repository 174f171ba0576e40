// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The configuration as a JSON Schema, for completion and validation in editors.
enum ConfigurationSchema {
    private typealias Node = [String: Any]

    static func text() throws -> String {
        var schema = object(SettingsCatalogue.groups.map { ($0.path, node(of: $0)) })
        schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        schema["title"] = "Configuration of ghb"
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try JSONSerialization.data(withJSONObject: schema, options: options), as: UTF8.self)
    }

    private static func node(of group: SettingsCatalogue.Group) -> Node {
        if let setting = group.settings.first, setting.key == "*", case .map(let inner) = setting.kind {
            return ["type": "object", "description": setting.help, "additionalProperties": object(of: inner)]
        }
        return object(of: group.settings)
    }

    private static func object(of settings: [Setting], required: [String] = []) -> Node {
        object(settings.map { ($0.key, members(of: $0.kind).merging(["description": $0.help]) { $1 }) }, required)
    }

    private static func object(_ properties: [(String, Node)], _ required: [String] = []) -> Node {
        [
            "type": "object", "additionalProperties": false, "required": required,
            "properties": Dictionary(uniqueKeysWithValues: properties),
        ]
    }

    private static func members(of kind: SettingKind) -> Node {
        switch kind {
        case .integer(let range): ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
        case .number(let range): ["type": "number", "minimum": range.lowerBound, "maximum": range.upperBound]
        case .flag: ["type": "boolean"]
        case .text: ["type": "string"]
        case .optionalText: ["type": ["string", "null"]]
        case .choice(let words): ["enum": words]
        case .keys: ["oneOf": [["type": "string"], ["type": "array", "items": ["type": "string"]]]]
        case .list(let inner, let required): ["type": "array", "items": object(of: inner, required: required)]
        case .map(let inner): ["type": "object", "additionalProperties": object(of: inner)]
        }
    }
}
