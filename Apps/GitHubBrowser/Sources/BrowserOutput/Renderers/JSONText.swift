// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// JSON strings that are safe to print on a terminal.
///
/// Foundation's encoder is not used for them: it leaves U+007F to U+009F and bidirectional overrides as they are.
package enum JSONText {
    /// Returns a text as a JSON string, with the control characters and bidirectional overrides of a terminal escaped.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where PlainText.isHostile(scalar):
                // All of them have at most four digits.
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
