// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// Texts as JSON writes them.
public enum JSONText {
    /// A text in quotes; what a terminal would obey is written as an escape, so that the text stays what it was.
    public static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where PlainText.isHostile(scalar):
                // No such character lies beyond the four digits.
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
