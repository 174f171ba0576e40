// SPDX-License-Identifier: Apache-2.0

/// The strings of JSON (RFC 8259), for graphs, checks and properties.
package enum _JSONText {
    /// Appends a string in quotes to a text.
    ///
    /// - Parameters:
    ///   - value: The string.
    ///   - text: The text.
    ///   - isEscaped: Returns whether to escape a character that JSON allows.
    package static func append(
        _ value: String, to text: inout String, escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }
    ) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || isEscaped(scalar):
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
