// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A request that the server answered.
public struct ServedRequest: Sendable, Hashable {
    /// The request's method.
    public let method: String

    /// The request's path with its query, as it stood in the request line.
    public let path: String

    /// The request's headers by lowercase name; a name that came more than once has its last value.
    public let headers: [String: String]

    /// The status of the answer.
    public let status: Int

    /// The name of the file whose exchange answered; nil when none did or when it was made in code.
    public let file: String?

    /// The request as one line of JSON: `file`, `method`, `path`, `status`, and no header, as those hold credentials.
    public var logLine: String {
        let fields = [
            ("file", file.map(Self.quoted) ?? "null"), ("method", Self.quoted(method)), ("path", Self.quoted(path)),
            ("status", String(status)),
        ]
        return "{" + fields.map { "\(Self.quoted($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }

    /// Returns a JSON string; what a request line may hold must not be able to begin another log line.
    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                "\\u" + String(repeating: "0", count: scalar.value > 0xFFF ? 0 : scalar.value > 0xF ? 2 : 3)
                    + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
