// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A fault in the responses to some requests. Only the path is required.
///
/// ```swift
/// let closed = Fault(path: "/orgs/*/repos?page=2", times: 1, status: 503, body: "<html>closed</html>")
/// ```
public struct Fault: Sendable, Hashable, Decodable {
    /// The delivery of a body in small parts.
    public struct Drip: Sendable, Hashable, Decodable {
        /// The number of bytes in a part; one unless given.
        public var bytes: Int?
        /// The seconds between two groups; a tenth unless given.
        public var every: Double?
    }

    /// The request's method; nil for any.
    public var method: String?
    /// The path with query items that the request must have; `*` stands for any segment, a last `**` for any rest.
    public var path: String
    /// The number of matching requests before the fault begins.
    public var after: Int?
    /// The number of affected requests; nil for all.
    public var times: Int?
    /// The seconds before the answer's head is sent.
    public var delay: Double?
    /// The status; nil for the recorded one. With a status, no recording is used up.
    public var status: Int?
    /// Headers that replace those of the answer; one without values is removed.
    ///
    /// In a value, `{epoch+60}` is the time in sixty seconds as seconds since 1970, and `{date-300}` the time five minutes
    /// ago as HTTP writes it.
    public var headers: [String: HeaderValue]?
    /// The text of the body; nil for that of the answer.
    public var body: String?
    /// The delays between parts of the body; nil to send it at once.
    public var drip: Drip?
    /// After how many bytes of the body the connection is closed; nil for never.
    public var cut: Int?
    /// Whether the connection is reset instead of closed: after `cut` bytes, or before the body.
    public var reset: Bool?
}

/// The behaviour of a server besides replaying: faults, limits and conditional responses.
public struct FaultPlan: Sendable, Hashable {
    /// The number of requests that a resource answers in a window of time.
    public struct Limit: Sendable, Hashable, Decodable {
        /// The number of requests.
        public var requests: Int
        /// The length of a window in seconds, which begins with its first request; an hour unless given.
        public var window: Int?
    }

    /// The faults; the first one that matches and isn't over applies.
    public var faults: [Fault] = []
    /// The limits by the name of the resource: `core` or `search`.
    public var limits: [String: Limit] = [:]
    /// Whether answers have an ETag and `If-None-Match` is answered with 304.
    public var isConditional: Bool = false

    /// The delay of every answer in seconds, besides those of faults.
    public var latency: Double = 0

    /// Changes nothing.
    public static let none: FaultPlan = FaultPlan()

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
    public static func reading(_ url: URL) throws(RecordingError) -> FaultPlan {
        do {
            let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
            return FaultPlan(
                faults: file.faults ?? [], limits: file.limits ?? [:], isConditional: file.conditional ?? false)
        } catch {
            throw RecordingError("the faults in '\(url.path(percentEncoded: false))'", error)
        }
    }
}
