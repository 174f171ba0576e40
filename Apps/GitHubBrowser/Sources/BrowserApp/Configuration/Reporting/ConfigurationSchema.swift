// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput

/// The configuration as a JSON Schema, for completion and validation in editors.
struct ConfigurationSchema {
    /// The values of each property that chooses an implementation.
    let choices: [ConfigurationChoice]

    /// The schema, with keys in the order of the catalogue.
    var text: String {
        let groups = SettingsCatalogue.groups.map { ($0.path, node(of: $0)) }
        let root: SchemaNode = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Configuration of ghb",
            "type": "object", "additionalProperties": .bool(false), "properties": .object(groups),
        ]
        return root.text(indentation: "") + "\n"
    }

    private func node(of group: SettingsCatalogue.Group) -> SchemaNode {
        if let setting = group.settings.first, setting.key == "*", case .map(let inner) = setting.kind {
            return [
                "type": "object", "description": .text(setting.help),
                "additionalProperties": object(of: inner, below: group.path),
            ]
        }
        return object(of: group.settings, below: group.path)
    }

    private func object(of settings: [Setting], required: [String] = [], below path: String) -> SchemaNode {
        let properties = settings.map { setting in
            let members =
                [("description", .text(setting.help))] + members(of: setting.kind, at: "\(path).\(setting.key)")
            return (setting.key, SchemaNode.object(members))
        }
        return .object(
            [("type", "object"), ("additionalProperties", .bool(false))]
                + (required.isEmpty ? [] : [("required", .list(required.map(SchemaNode.text)))])
                + [("properties", .object(properties))])
    }

    private func members(of kind: SettingKind, at path: String) -> [(String, SchemaNode)] {
        switch kind {
        case .integer(let range): limits("integer", "\(range.lowerBound)", "\(range.upperBound)")
        case .number(let range): limits("number", "\(range.lowerBound)", "\(range.upperBound)")
        case .flag: [("type", "boolean")]
        case .text: [("type", "string")]
        case .optionalText: [("type", ["string", "null"])]
        case .choice(let words): [("enum", .list(words.map(SchemaNode.text)))]
        case .implementation(let also):
            [("enum", .list((choices.first { $0.path == path }?.words ?? also).map(SchemaNode.text)))]
        case .keys: [("oneOf", [["type": "string"], ["type": "array", "items": ["type": "string"]]])]
        case .list(let inner, let required):
            [("type", "array"), ("items", object(of: inner, required: required, below: path))]
        case .map(let inner): [("type", "object"), ("additionalProperties", object(of: inner, below: path))]
        }
    }

    private func limits(_ type: String, _ least: String, _ most: String) -> [(String, SchemaNode)] {
        [("type", .text(type)), ("minimum", .number(least)), ("maximum", .number(most))]
    }
}

/// JSON with ordered keys.
indirect enum SchemaNode {
    case text(String)
    case number(String)
    case bool(Bool)
    case list([SchemaNode])
    case object([(key: String, node: SchemaNode)])

    /// Returns the text over several lines, with nested values indented by two spaces.
    func text(indentation: String) -> String {
        let inner = indentation + "  "
        switch self {
        case .text(let text): return JSONText.quoted(text)
        case .number(let digits): return digits
        case .bool(let flag): return flag ? "true" : "false"
        case .list(let nodes): return "[" + nodes.map { $0.text(indentation: inner) }.joined(separator: ", ") + "]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let lines = members.map { "\(inner)\(JSONText.quoted($0.key)): \($0.node.text(indentation: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
        }
    }
}

extension SchemaNode: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(stringLiteral text: String) { self = .text(text) }

    init(arrayLiteral nodes: SchemaNode...) { self = .list(nodes) }

    init(dictionaryLiteral members: (String, SchemaNode)...) { self = .object(members.map { (key: $0, node: $1) }) }
}
