// SPDX-License-Identifier: Apache-2.0

import TerminalText

extension PlainText {
    /// Returns the lines of a text without control characters; drops empty lines at both ends, and turns tabs into spaces.
    package static func lines(_ text: String) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { line(String($0).replacing("\t", with: "    ")) }
        let isBlank = { (line: String) in line.allSatisfy { $0 == " " } }
        guard let first = lines.firstIndex(where: { !isBlank($0) }), let last = lines.lastIndex(where: { !isBlank($0) })
        else { return [] }
        return Array(lines[first...last])
    }
}
