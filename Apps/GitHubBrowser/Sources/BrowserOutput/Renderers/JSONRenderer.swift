// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// Writes an array with one object a line, or a single object, with keys in the order asked for.
public struct JSONRenderer: Renderer {
    /// Makes a renderer.
    public init() {}

    /// Valid JSON in which every requested key is present, null where nothing is known.
    public func render(_ report: Report) -> String {
        let objects = report.rows.map { object(zip(report.names, $0)) }
        switch report.shape {
        case .one: return objects.joined() + "\n"
        case .list: return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
        }
    }

    private func object(_ members: some Sequence<(String, FieldValue)>) -> String {
        "{" + members.map { JSONText.quoted($0) + ":" + json($1) }.joined(separator: ",") + "}"
    }

    private func json(_ value: FieldValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let number): String(number)
        case .text(let text): JSONText.quoted(text)
        case .time(let time): JSONText.quoted(time.rfc3339)
        case .list(let values): "[" + values.map(json).joined(separator: ",") + "]"
        case .object(let members): object(members.lazy.map { ($0.name, $0.value) })
        }
    }
}
