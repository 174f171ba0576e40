// SPDX-License-Identifier: Apache-2.0

import TerminalText

extension PlainText {
    /// The lines of a text, each of them harmless; empty lines at the ends are left out, tabs become blanks.
    public static func lines(_ text: String) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { line(String($0).replacing("\t", with: "    ")) }
        let isBlank = { (line: String) in line.allSatisfy { $0 == " " } }
        guard let first = lines.firstIndex(where: { !isBlank($0) }), let last = lines.lastIndex(where: { !isBlank($0) })
        else { return [] }
        return Array(lines[first...last])
    }
}
