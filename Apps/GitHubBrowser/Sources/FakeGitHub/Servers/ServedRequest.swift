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
        let fields: [String: Any] = ["file": file ?? NSNull(), "method": method, "path": path, "status": status]
        let data = try? JSONSerialization.data(
            withJSONObject: fields, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
