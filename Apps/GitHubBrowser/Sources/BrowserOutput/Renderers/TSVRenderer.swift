// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalText

/// A renderer of one line per row with tabs between the values; nothing is cut, and no value breaks a line.
package struct TSVRenderer: Renderer {
    /// Creates a renderer.
    package init() {}

    /// Returns the rows without a header; null is empty, and the elements of a list are separated by commas.
    package func render(_ report: Report) -> String {
        report.rows.map { row in row.map(text).joined(separator: "\t") + "\n" }.joined()
    }

    private func text(_ value: FieldValue) -> String {
        switch value {
        case .null: ""
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let number), .bytes(let number): String(number)
        case .text(let text): PlainText.line(text)
        case .time(let time): time.rfc3339
        case .list(let values): values.map(text).joined(separator: ",")
        case .object(let members): members.map { text($0.value) }.joined(separator: " ")
        }
    }
}
