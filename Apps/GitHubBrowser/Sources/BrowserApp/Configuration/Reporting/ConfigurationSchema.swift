// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput

/// The configuration as a JSON Schema, for completion and validation in editors.
struct ConfigurationSchema {
    /// The values of each property that chooses an implementation.
    let choices: [ConfigurationChoice]

    /// The schema, with keys in the order of the catalogue.
    var text: String {
        let groups = SettingsCatalogue.groups.map { group in
            SchemaNode.Member(group.path, node(of: group))
        }
        let root = SchemaNode.object([
            .init("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
            .init("title", .text("Configuration of ghb")), .init("type", .text("object")),
            .init("additionalProperties", .bool(false)), .init("properties", .object(groups)),
        ])
        return root.text(indentation: "") + "\n"
    }

    private func node(of group: SettingsCatalogue.Group) -> SchemaNode {
        if let setting = group.settings.first, setting.key == "*", case .map(let inner) = setting.kind {
            return .object([
                .init("type", .text("object")), .init("description", .text(setting.help)),
                .init("additionalProperties", object(of: inner, required: [], below: group.path)),
            ])
        }
        return object(of: group.settings, required: [], below: group.path)
    }

    private func object(of settings: [Setting], required: [String], below path: String) -> SchemaNode {
        var members: [SchemaNode.Member] = [
            .init("type", .text("object")), .init("additionalProperties", .bool(false)),
        ]
        if !required.isEmpty { members.append(.init("required", .list(required.map(SchemaNode.text)))) }
        let properties = settings.map { SchemaNode.Member($0.key, node(of: $0, at: "\(path).\($0.key)")) }
        return .object(members + [.init("properties", .object(properties))])
    }

    private func node(of setting: Setting, at path: String) -> SchemaNode {
        .object([.init("description", .text(setting.help))] + members(of: setting.kind, at: path))
    }

    private func members(of kind: SettingKind, at path: String) -> [SchemaNode.Member] {
        switch kind {
        case .integer(let range):
            return [
                .init("type", .text("integer")), .init("minimum", .number("\(range.lowerBound)")),
                .init("maximum", .number("\(range.upperBound)")),
            ]
        case .number(let range):
            return [
                .init("type", .text("number")), .init("minimum", .number("\(range.lowerBound)")),
                .init("maximum", .number("\(range.upperBound)")),
            ]
        case .flag: return [.init("type", .text("boolean"))]
        case .text: return [.init("type", .text("string"))]
        case .optionalText: return [.init("type", .list([.text("string"), .text("null")]))]
        case .choice(let words): return [.init("enum", .list(words.map(SchemaNode.text)))]
        case .implementation(let also):
            let words = choices.first { $0.path == path }?.words ?? also
            return [.init("enum", .list(words.map(SchemaNode.text)))]
        case .keys:
            let key = SchemaNode.object([.init("type", .text("string"))])
            let list = SchemaNode.object([.init("type", .text("array")), .init("items", key)])
            return [.init("oneOf", .list([key, list]))]
        case .list(let inner, let required):
            return [.init("type", .text("array")), .init("items", object(of: inner, required: required, below: path))]
        case .map(let inner):
            return [
                .init("type", .text("object")),
                .init("additionalProperties", object(of: inner, required: [], below: path)),
            ]
        }
    }
}

/// JSON with ordered keys.
indirect enum SchemaNode {
    case text(String)
    case number(String)
    case bool(Bool)
    case list([SchemaNode])
    case object([Member])

    /// A key with its value.
    struct Member {
        let key: String
        let node: SchemaNode

        init(_ key: String, _ node: SchemaNode) {
            self.key = key
            self.node = node
        }
    }

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
