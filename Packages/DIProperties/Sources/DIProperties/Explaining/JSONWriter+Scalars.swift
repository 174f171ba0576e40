// SPDX-License-Identifier: Apache-2.0

import DICore

extension JSONWriter {
    /// Returns a value that is neither a map nor a list.
    static func scalar(_ content: PropertyNode.Content) -> String {
        switch content {
        case .bool(let bool): bool ? "true" : "false"
        case .number(let text): number(text) ?? quoted(text)
        case .text(let text), .untyped(let text), .template(let text): quoted(text)
        case .null, .list, .map: "null"
        }
    }

    /// Returns a number with its original digits; nil if it is infinite or none, which JSON cannot say.
    private static func number(_ text: String) -> String? {
        if text.hasPrefix("0x") || text.hasPrefix("0o") { return UInt128.make(of: .number(text)).map { "\($0)" } }
        guard Double(text) != nil, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
        let sign = text.hasPrefix("-") ? "-" : ""
        let unsigned = text.drop { $0 == "-" || $0 == "+" }
        let mantissa = unsigned.prefix { $0 != "e" && $0 != "E" }
        let whole = mantissa.prefix { $0 != "." }.drop { $0 == "0" }
        let fraction = mantissa.drop { $0 != "." }
        return sign + (whole.isEmpty ? "0" : whole) + (fraction == "." ? "" : fraction)
            + unsigned[mantissa.endIndex...]
    }

    /// Returns a string in double quotes.
    static func quoted(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
            return "\"\(text)\""
        }
        var result = ""
        _JSONText.append(text, to: &result) { $0.value == 0x7F }
        return result
    }
}
