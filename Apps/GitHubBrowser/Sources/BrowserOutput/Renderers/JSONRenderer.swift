// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// A renderer of arrays with one object per line, or of a single object, with keys in the requested order.
package struct JSONRenderer: Renderer {
    /// Creates a renderer.
    package init() {}

    /// Returns valid JSON with all requested keys; unknown values are null.
    package func render(_ report: Report) -> String {
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
        case .integer(let number), .bytes(let number): String(number)
        case .text(let text): JSONText.quoted(text)
        case .time(let time): JSONText.quoted(time.rfc3339)
        case .list(let values): "[" + values.map(json).joined(separator: ",") + "]"
        case .object(let members): object(members.lazy.map { ($0.name, $0.value) })
        }
    }
}
