// SPDX-License-Identifier: Apache-2.0

import TerminalText

extension PlainText {
    /// Returns a text of several lines without control characters.
    package static func lines(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line(String($0)) }
            .joined(separator: "\n")
    }
}
