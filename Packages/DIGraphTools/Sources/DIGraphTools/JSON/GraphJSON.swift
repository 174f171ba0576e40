// SPDX-License-Identifier: Apache-2.0

import DICore

/// The JSON of a graph: one line for each part, with the keys in the order of the schema.
///
/// An encoder can only sort the keys, which puts an id after the names, or leave their order random.
enum GraphJSON {
    /// Returns an object with each member on its own line; those without a value are left out.
    static func document(_ members: [(key: String, json: String?)]) -> String {
        let lines = members.compactMap { key, json in json.map { "  \"\(key)\": \($0)" } }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }

    /// Returns an array, whose elements are JSON, each on its own line.
    static func lines(_ lines: [String]) -> String {
        lines.isEmpty ? "[]" : "[\n    " + lines.joined(separator: ",\n    ") + "\n  ]"
    }

    /// Returns an object in one line, with null for nil; the values of the further members are JSON, and left out for nil.
    static func object(
        _ members: KeyValuePairs<String, String?>, and further: KeyValuePairs<String, String?> = [:]
    ) -> String {
        let all = members.map { "\"\($0)\": " + ($1.map(text) ?? "null") }
        return "{"
            + (all + further.compactMap { key, json in json.map { "\"\(key)\": \($0)" } }).joined(separator: ", ") + "}"
    }

    static func text(_ value: String) -> String {
        var text = ""
        _JSONText.append(value, to: &text)
        return text
    }

    /// Returns an array of strings in one line; nil for none.
    static func listIfAny(_ values: [String]) -> String? {
        values.isEmpty ? nil : "[" + values.map(text).joined(separator: ", ") + "]"
    }
}

extension BindingGraph.Component {
    var json: String {
        GraphJSON.object(
            ["id": id, "name": name, "parent": parent, "scope": scope, "seed": seed, "root": root],
            and: ["construction": construction == .synchronous ? nil : GraphJSON.text(construction.rawValue)])
    }
}

extension BindingGraph.Binding {
    var json: String {
        GraphJSON.object(
            [
                "id": id, "component": component, "key": key, "kind": kind, "sharing": sharing.rawValue,
                "module": module, "place": place?.written,
            ],
            and: [
                "isOverride": isOverride ? "true" : nil, "includedBy": GraphJSON.listIfAny(includedBy),
                "effects": GraphJSON.listIfAny(effects.map(\.rawValue)), "isOnMainActor": isOnMainActor ? "true" : nil,
                "hooks": GraphJSON.listIfAny(hooks.map(\.rawValue)), "decorates": decorates.map(GraphJSON.text),
                "needs": hasUnknownNeeds ? "\"unknown\"" : nil, "chosenBy": chosenBy.map(GraphJSON.text),
                "isDefault": isDefault ? "true" : nil,
            ])
    }
}

extension BindingGraph.Choice {
    var json: String {
        GraphJSON.object(
            [
                "component": component, "module": module, "condition": condition, "reason": reason,
                "place": place?.written,
            ], and: ["isChosen": "\(isChosen)", "leftOut": GraphJSON.listIfAny(leftOut)])
    }
}

extension Place {
    /// The text of the place; nil if it can't be read again.
    fileprivate var written: String? { Place(description)?.description }
}

extension BindingGraph.Edge {
    var json: String { GraphJSON.object(["from": from, "to": to, "kind": kind.rawValue]) }
}
