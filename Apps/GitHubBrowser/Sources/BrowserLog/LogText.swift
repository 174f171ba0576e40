// SPDX-License-Identifier: Apache-2.0

/// The form of texts in the log: on one line, and without control characters.
enum LogText {
    /// Returns the text with control characters, format characters and line separators escaped.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch (scalar, scalar.properties.generalCategory) {
            case ("\n", _): result += "\\n"
            case ("\r", _): result += "\\r"
            case ("\t", _): result += "\\t"
            case (_, .control), (_, .format), (_, .lineSeparator), (_, .paragraphSeparator):
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the text as a value after a name, quoted if its end would be unclear.
    static func value(_ text: String) -> String {
        let isPlain = !text.isEmpty && !text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value <= 0x20 }
        guard !isPlain else { return escaped(text) }
        let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"" + escaped(quoted) + "\""
    }
}
