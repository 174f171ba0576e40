// SPDX-License-Identifier: Apache-2.0

extension Exchange {
    /// The reasons why the exchange cannot be sent, in the order of the fields; empty if it can be sent.
    var problems: [String] {
        var problems: [String] = []
        if !Self.isToken(method) {
            problems.append("'method' is \"\(method)\", expected the name of a method")
        }
        if !path.hasPrefix("/") {
            problems.append("'path' is \"\(path)\", expected it to begin with '/'")
        }
        if !(200...599).contains(status) {
            problems.append("'status' is \(status), expected 200 to 599")
        }
        for (name, values) in headers.sorted(by: { $0.key < $1.key }) {
            if !Self.isToken(name) {
                problems.append("header '\(name)' has a name that cannot be sent")
            } else if values.contains(where: Self.breaksLine) {
                problems.append("header '\(name)' has a value with a line break or a null")
            }
        }
        return problems
    }

    /// Returns whether a header's value would begin another header, or the body.
    private static func breaksLine(_ value: String) -> Bool {
        value.unicodeScalars.contains { $0 == "\r" || $0 == "\n" || $0 == "\0" }
    }

    /// Returns whether a text is a `token` of RFC 9110, as methods and header names must be.
    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default:
                    "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}
