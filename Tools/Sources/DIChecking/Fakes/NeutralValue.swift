// SPDX-License-Identifier: Apache-2.0

/// A neutral value of a type, which a fake returns after it has failed the test.
struct NeutralValue {
    /// The expression.
    let text: String

    /// Finds the value of a type as it is written; nil for an unknown type.
    init?(of type: String, fake: String) {
        let type = type.replacing(#/^(sending|consuming|borrowing) /#, with: "")
        if type == fake {
            text = "\(fake)()"
        } else if type.hasSuffix("?"), !type.contains("->") {
            text = "nil"
        } else if type.hasPrefix("["), type.hasSuffix("]"), !type.contains("->") {
            // The compiler prints a blank before the colon of a dictionary alone.
            text = type.contains(#/^\[[^\[]* : /#) ? "[:]" : "[]"
        } else if type.hasPrefix("Set<") {
            text = "[]"
        } else if let value = Self.values[type] {
            text = value
        } else if type.hasPrefix("AsyncStream<") || type.hasPrefix("AsyncThrowingStream<") {
            text = "\(type) { $0.finish() }"
        } else {
            return nil
        }
    }

    private static let values: [String: String] = {
        let numbers = ["", "8", "16", "32", "64"].flatMap { ["Int" + $0, "UInt" + $0] } + ["Double", "Float"]
        let zeros = numbers.map { ($0, "0") }
        return Dictionary(
            uniqueKeysWithValues: zeros + [
                ("Bool", "false"), ("String", "\"\""), ("Duration", ".zero"), ("Data", "Data()"),
                ("Date", ".distantPast"),
            ])
    }()
}
