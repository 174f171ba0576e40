// SPDX-License-Identifier: Apache-2.0

/// JSON that stands in a script element of a page: it has no `<`, so that nothing in it can end the element.
struct ScriptJSON {
    private(set) var text: String = ""

    /// Adds what has no meaning beyond itself, such as brackets and member names.
    mutating func raw(_ part: String) {
        text += part
    }

    mutating func number(_ value: Int) {
        text += String(value)
    }

    /// Adds a string, or null.
    ///
    /// Besides what JSON asks for, it escapes the signs of markup and U+2028 and U+2029, which end lines in scripts.
    mutating func string(_ value: String?) {
        guard let value else { return raw("null") }
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}": escape(scalar)
            case let control where control.value < 0x20: escape(control)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// Adds an array, each of whose elements `add` adds.
    mutating func array<Element>(
        _ elements: some Sequence<Element>, separator: String = ",", _ add: (inout ScriptJSON, Element) -> Void
    ) {
        text += "["
        var isFirst = true
        for element in elements {
            if !isFirst { text += separator }
            isFirst = false
            add(&self, element)
        }
        text += "]"
    }

    private mutating func escape(_ scalar: Unicode.Scalar) {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
