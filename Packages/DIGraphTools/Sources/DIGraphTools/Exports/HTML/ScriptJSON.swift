// SPDX-License-Identifier: Apache-2.0

import DICore

/// JSON for a script element of a page: it has no `<`, so that no name can end the element.
struct ScriptJSON {
    private(set) var text: String = ""

    /// Adds JSON that needs no escaping, such as brackets and the names of members.
    mutating func raw(_ part: String) {
        text += part
    }

    mutating func number(_ value: Int) {
        text += String(value)
    }

    /// Adds a string, or null.
    ///
    /// Escapes the special characters of HTML, and the line separators U+2028 and U+2029.
    mutating func string(_ value: String?) {
        guard let value else { return raw("null") }
        _JSONText.append(value, to: &text) { scalar in
            switch scalar {
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}": true
            default: false
            }
        }
    }

    /// Adds an array; `add` adds each element.
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
}
