// SPDX-License-Identifier: Apache-2.0

/// How values stand in messages: on one line, not too long, and never a secret.
enum Shown {
    /// What stands in place of a secret.
    static let secret: String = "<secret>"
    private static let longest: Int = 60

    /// A text in double quotes, with what would break the line escaped, cut where it is long.
    static func quoted(_ text: String) -> String {
        "\"" + escaped(text.unicodeScalars.prefix(longest), in: "\"")
            + (text.unicodeScalars.count > longest ? "…\"" : "\"")
    }

    /// Characters for a text in quotes of that kind, with what would end it or break the line escaped.
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

    /// A path whose end is left out where it is long.
    static func shortened(_ path: PropertyPath) -> String {
        path.steps.count <= 8 ? "\(path)" : "\(PropertyPath(Array(path.steps.prefix(3))))…"
    }

    /// A value as it was set.
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

    /// A value with its kind, as in "the text "80a"".
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
