// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A fault in the responses to some requests. Only the path is required.
///
/// ```swift
/// let closed = Fault(path: "/orgs/*/repos?page=2", times: 1, status: 503, body: "<html>closed</html>")
/// ```
package struct Fault: Sendable, Hashable, Decodable {
    /// The delivery of a body in small parts.
    package struct Drip: Sendable, Hashable, Decodable {
        /// The number of bytes in a part; one unless given.
        package var bytes: Int?
        /// The seconds between two groups; a tenth unless given.
        package var every: Double?
    }

    /// The request's method; nil for any.
    package var method: String?
    /// The path with query items that the request must have; `*` stands for any segment, a last `**` for any rest.
    package var path: String
    /// The number of matching requests before the fault begins.
    package var after: Int?
    /// The number of affected requests; nil for all.
    package var times: Int?
    /// The seconds before the answer's head is sent.
    package var delay: Double?
    /// The status; nil for the recorded one. With a status, no recording is used up.
    package var status: Int?
    /// Headers that replace those of the answer; one without values is removed.
    ///
    /// In a value, `{epoch+60}` is the time in sixty seconds as seconds since 1970, and `{date-300}` the time five minutes
    /// ago as HTTP writes it.
    package var headers: [String: HeaderValue]?
    package var body: String?
    /// The delays between parts of the body; nil to send it at once.
    package var drip: Drip?
    /// After how many bytes of the body the connection is closed; nil for never.
    package var cut: Int?
    /// Whether the connection is reset instead of closed: after `cut` bytes, or before the body.
    package var reset: Bool?
}

/// The behaviour of a server besides replaying: faults, limits and conditional responses.
package struct FaultPlan: Sendable, Hashable {
    /// The number of requests that a resource answers in a window of time.
    package struct Limit: Sendable, Hashable, Decodable {
        package var requests: Int
        /// The length of a window in seconds, which begins with its first request; an hour unless given.
        package var window: Int?
    }

    /// The faults; the first one that matches and isn't over applies.
    package var faults: [Fault] = []
    /// The limits by the name of the resource: `core` or `search`.
    package var limits: [String: Limit] = [:]
    /// Whether answers have an ETag and `If-None-Match` is answered with 304.
    package var isConditional: Bool = false
    /// The delay of every answer in seconds, besides those of faults.
    package var latency: Double = 0

    package static let none = FaultPlan()

    private struct File: Decodable {
        let faults: [Fault]?
        let limits: [String: Limit]?
        let conditional: Bool?
    }

    /// Reads a file: `{ "faults": [ … ], "limits": { "core": { "requests", "window" } }, "conditional": true }`.
    ///
    /// A fault has the fields of ``Fault``. A header's value is a string, a list of strings, or null to remove the header.
    ///
    /// - Throws: ``RecordingError`` with the first problem, also when the file cannot be read.
    package static func reading(_ url: URL) throws(RecordingError) -> FaultPlan {
        do {
            let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
            return FaultPlan(
                faults: file.faults ?? [], limits: file.limits ?? [:], isConditional: file.conditional ?? false)
        } catch {
            throw RecordingError("the faults in '\(url.path(percentEncoded: false))'", error)
        }
    }
}
