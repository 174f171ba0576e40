// SPDX-License-Identifier: Apache-2.0

import DICore

/// Writes the form of a graph: one line for each part, the keys in the order of the schema.
///
/// An encoder either sorts the keys, so that an id stands behind what it names, or leaves their order to chance.
struct GraphJSONWriter {
    private(set) var text: String = ""
    private var isFirst: Bool = true

    /// A graph's parts as lines of keys and values, where nil is null.
    typealias Line = KeyValuePairs<String, String?>

    /// Begins the object.
    init() {
        text = "{"
    }

    /// Writes a value that is JSON already.
    mutating func member(_ key: String, _ value: String) {
        text += (isFirst ? "\n" : ",\n") + "  \"\(key)\": \(value)"
        isFirst = false
    }

    /// Writes a list of values that are JSON already.
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

    /// An object in one line, with further members whose values are JSON already.
    static func object(_ members: Line, and further: [(key: String, json: String)] = []) -> String {
        var text = "{"
        for (key, value) in members {
            if text.utf8.count > 1 { text += ", " }
            text += "\"\(key)\": "
            if let value { write(value, to: &text) } else { text += "null" }
        }
        for (key, json) in further { text += ", \"\(key)\": \(json)" }
        return text + "}"
    }

    /// A list of texts in one line.
    static func list(_ values: [String]) -> String {
        var text = "["
        for value in values {
            if text.utf8.count > 1 { text += ", " }
            write(value, to: &text)
        }
        return text + "]"
    }

    private static func write(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..<" ": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

extension BindingGraph.Component {
    /// Its line.
    var json: String {
        GraphJSONWriter.object([
            "id": id, "name": name, "parent": parent, "scope": scope, "seed": seed, "root": root,
        ])
    }
}

extension BindingGraph.Binding {
    /// Its line.
    var json: String {
        let isOverride = isOverride ? [(key: "isOverride", json: "true")] : []
        let includedBy = includedBy.isEmpty ? [] : [(key: "includedBy", json: GraphJSONWriter.list(includedBy))]
        return GraphJSONWriter.object(
            [
                "id": id, "component": component, "key": key, "kind": kind, "sharing": sharing, "module": module,
                // What could not be read as a place again is none.
                "place": place.flatMap { Place($0.description) }?.description,
            ], and: isOverride + includedBy)
    }
}

extension BindingGraph.Edge {
    /// Its line.
    var json: String {
        GraphJSONWriter.object(["from": from, "to": to, "kind": kind.rawValue])
    }
}
