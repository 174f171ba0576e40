// SPDX-License-Identifier: Apache-2.0

/// The form of values in messages: on one line, of limited length, and never a secret.
enum Shown {
    static let secret: String = "<secret>"
    private static let longest: Int = 60

    /// Returns a string in double quotes, escaped to stay on its line and cut if it is long.
    static func quoted(_ text: String) -> String {
        "\"" + escaped(text.unicodeScalars.prefix(longest), in: "\"")
            + (text.unicodeScalars.count > longest ? "…\"" : "\"")
    }

    /// Escapes the characters that would end a quoted string or break its line.
    static func escaped(_ scalars: some Sequence<Unicode.Scalar>, in quote: Unicode.Scalar) -> String {
        var result = ""
        for scalar in scalars {
            switch scalar {
            case quote, "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format:
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    static func shortened(_ path: PropertyPath) -> String {
        path.steps.count <= 8 ? "\(path)" : "\(PropertyPath(Array(path.steps.prefix(3))))…"
    }

    static func value(_ content: PropertyNode.Content) -> String {
        switch content {
        case .null: "null"
        case .bool(let bool): bool ? "true" : "false"
        case .number(let text): text
        case .text(let text), .untyped(let text), .template(let text): quoted(text)
        case .list(let list): list.count == 1 ? "a list of 1 element" : "a list of \(list.count) elements"
        case .map(let map): map.keys.count == 1 ? "a map with 1 key" : "a map with \(map.keys.count) keys"
        }
    }

    /// Returns a value with its type, such as "the string "80a"".
    static func described(_ content: PropertyNode.Content, isSecret: Bool) -> String {
        switch content {
        case .null: "null"
        case .bool: isSecret ? "true or false" : value(content)
        case .number: isSecret ? "a number" : "the number \(value(content))"
        case .text, .untyped, .template: isSecret ? "a string" : "the string \(value(content))"
        case .list, .map: value(content)
        }
    }
}
