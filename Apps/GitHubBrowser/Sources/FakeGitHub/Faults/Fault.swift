// SPDX-License-Identifier: Apache-2.0

/// Something that goes wrong with the answers to some requests.
///
/// ```swift
/// let closed = Fault(path: "/orgs/*/repos?page=2", times: 1, status: 503, body: "<html>closed</html>")
/// ```
public struct Fault: Sendable, Hashable {
    /// Bytes that come one group at a time.
    public struct Drip: Sendable, Hashable {
        /// The number of bytes in a part, at least 1.
        public var bytes: Int
        /// The seconds between two groups.
        public var every: Double

        /// Makes a drip.
        public init(bytes: Int, every: Double) {
            self.bytes = bytes
            self.every = every
        }
    }

    /// The request's method; nil for any.
    public var method: String?
    /// The path with query items that the request must have; `*` stands for any segment, a last `**` for any rest.
    public var path: String
    /// The number of matching requests that pass unharmed first.
    public var after: Int
    /// The number of requests that it affects then; nil for all.
    public var times: Int?
    /// The seconds before the answer's head is sent.
    public var delay: Double
    /// The status; nil for that of the answer. With one, no recording is asked, so that none is used up.
    public var status: Int?
    /// Headers that replace those of the answer; one without values is removed.
    ///
    /// In a value, `{epoch+60}` is the time in sixty seconds as seconds since 1970, and `{date-300}` the time five minutes
    /// ago as HTTP writes it.
    public var headers: [String: [String]]
    /// The text of the body; nil for that of the answer.
    public var body: String?
    /// The delays between parts of the body; nil to send it at once.
    public var drip: Drip?
    /// After how many bytes of the body the connection is closed; nil for never.
    public var cut: Int?
    /// Whether the connection is reset instead of closed: after `cut` bytes, or before the body.
    public var isReset: Bool

    /// Makes a fault that changes only what is named.
    public init(
        method: String? = nil, path: String, after: Int = 0, times: Int? = nil, delay: Double = 0, status: Int? = nil,
        headers: [String: [String]] = [:], body: String? = nil, drip: Drip? = nil, cut: Int? = nil,
        isReset: Bool = false
    ) {
        self.method = method
        self.path = path
        self.after = after
        self.times = times
        self.delay = delay
        self.status = status
        self.headers = headers
        self.body = body
        self.drip = drip
        self.cut = cut
        self.isReset = isReset
    }
}

/// Everything that a server does besides replaying: faults, limits and conditional answers.
public struct FaultPlan: Sendable, Hashable {
    /// The number of requests that a resource answers in a window of time.
    public struct Limit: Sendable, Hashable {
        /// The number of requests.
        public var requests: Int
        /// The length of a window in seconds, which begins with its first request.
        public var window: Int

        /// Makes a limit.
        public init(requests: Int, window: Int) {
            self.requests = requests
            self.window = window
        }
    }

    /// The faults; the first that matches and is open applies.
    public var faults: [Fault]
    /// The limits by the name of the resource: `core` or `search`.
    public var limits: [String: Limit]
    /// Whether answers have an ETag and `If-None-Match` is answered with 304.
    public var isConditional: Bool

    /// The delay of every answer in seconds, besides those of faults.
    public var latency: Double = 0

    /// Makes a plan; without anything it changes nothing.
    public init(faults: [Fault] = [], limits: [String: Limit] = [:], isConditional: Bool = false) {
        self.faults = faults
        self.limits = limits
        self.isConditional = isConditional
    }
}
