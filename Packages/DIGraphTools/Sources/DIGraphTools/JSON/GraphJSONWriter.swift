// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// Writes the JSON of a graph: one line for each part, with the keys in the order of the schema.
///
/// An encoder can only sort the keys, which puts an id after the names, or leave their order random.
struct GraphJSONWriter {
    private(set) var text: String = ""
    private var isFirst: Bool = true

    /// The keys and values of an object in one line; nil is null.
    typealias Line = KeyValuePairs<String, String?>

    /// Begins the object.
    init() {
        text = "{"
    }

    /// Writes a member whose value is JSON.
    mutating func member(_ key: String, _ value: String) {
        text += (isFirst ? "\n" : ",\n") + "  \"\(key)\": \(value)"
        isFirst = false
    }

    /// Writes a member with an array, whose elements are JSON, each on its own line.
    mutating func member(_ key: String, lines: [String]) {
        guard !lines.isEmpty else { return member(key, "[]") }
        member(key, "[\n    ")
        text.append(lines[0])
        for line in lines.dropFirst() {
            text += ",\n    "
            text += line
        }
        text += "\n  ]"
    }

    /// Ends the object.
    consuming func end() -> String {
        text + "\n}\n"
    }

    /// Returns an object in one line; the values of the further members are JSON.
    static func object(_ members: Line, and further: [(key: String, json: String)] = []) -> String {
        var text = "{"
        for (key, value) in members {
            if text.utf8.count > 1 { text += ", " }
            text += "\"\(key)\": "
            if let value { _JSONText.append(value, to: &text) } else { text += "null" }
        }
        for (key, json) in further { text += ", \"\(key)\": \(json)" }
        return text + "}"
    }

    /// Returns a string.
    static func text(_ value: String) -> String {
        var text = ""
        _JSONText.append(value, to: &text)
        return text
    }

    /// Returns an array of strings in one line.
    static func list(_ values: [String]) -> String {
        var text = "["
        for value in values {
            if text.utf8.count > 1 { text += ", " }
            _JSONText.append(value, to: &text)
        }
        return text + "]"
    }
}

extension BindingGraph.Component {
    /// The component as a line of JSON.
    var json: String {
        let isDefault = construction == .synchronous
        return GraphJSONWriter.object(
            ["id": id, "name": name, "parent": parent, "scope": scope, "seed": seed, "root": root],
            and: isDefault ? [] : [("construction", "\"\(construction.rawValue)\"")])
    }
}

extension BindingGraph.Binding {
    /// The binding as a line of JSON.
    var json: String {
        var further: [(key: String, json: String)] = []
        if isOverride { further.append(("isOverride", "true")) }
        if !includedBy.isEmpty { further.append(("includedBy", GraphJSONWriter.list(includedBy))) }
        if !effects.isEmpty { further.append(("effects", GraphJSONWriter.list(effects.map(\.rawValue)))) }
        if isOnMainActor { further.append(("isOnMainActor", "true")) }
        if !hooks.isEmpty { further.append(("hooks", GraphJSONWriter.list(hooks.map(\.rawValue)))) }
        if let decorates { further.append(("decorates", GraphJSONWriter.text(decorates))) }
        if hasUnknownNeeds { further.append(("needs", "\"unknown\"")) }
        if let chosenBy { further.append(("chosenBy", GraphJSONWriter.text(chosenBy))) }
        if isDefault { further.append(("isDefault", "true")) }
        return GraphJSONWriter.object(
            [
                "id": id, "component": component, "key": key, "kind": kind, "sharing": sharing.rawValue,
                "module": module,
                "place": place?.written,
            ], and: further)
    }
}

extension BindingGraph.Choice {
    /// The choice as a line of JSON.
    var json: String {
        var further: [(key: String, json: String)] = [("isChosen", "\(isChosen)")]
        if !leftOut.isEmpty { further.append(("leftOut", GraphJSONWriter.list(leftOut))) }
        return GraphJSONWriter.object(
            [
                "component": component, "module": module, "condition": condition, "reason": reason,
                "place": place?.written,
            ], and: further)
    }
}

extension Place {
    /// The text of the place; nil if it can't be read again.
    fileprivate var written: String? { Place(description)?.description }
}

extension BindingGraph.Edge {
    /// The edge as a line of JSON.
    var json: String {
        GraphJSONWriter.object(["from": from, "to": to, "kind": kind.rawValue])
    }
}
