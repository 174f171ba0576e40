// SPDX-License-Identifier: Apache-2.0

/// A request and the answer that was recorded for it.
///
/// ```swift
/// let members = Exchange(path: "/orgs/coffee-works/members", body: #"[{"login":"ada"}]"#)
/// ```
public struct Exchange: Sendable, Hashable {
    /// The request's method, such as `GET`.
    public var method: String

    /// The request's path with its query, percent-encoded or not: both are compared decoded.
    public var path: String

    /// The answer's status, from 200 to 599.
    public var status: Int

    /// The answer's headers; a name with several values came more than once.
    public var headers: [String: [String]]

    /// The text of the answer's body.
    public var body: String

    /// The name of the file that holds the exchange; nil when it was made in code.
    public var file: String?

    /// Makes an exchange in code.
    ///
    /// - Parameters:
    ///   - method: The request's method.
    ///   - path: The request's path with its query.
    ///   - status: The answer's status.
    ///   - headers: The answer's headers, each with one value; set ``headers`` for more.
    ///   - body: The text of the answer's body.
    public init(
        method: String = "GET",
        path: String,
        status: Int = 200,
        headers: [String: String] = [:],
        body: String = ""
    ) {
        self.method = method
        self.path = path
        self.status = status
        self.headers = headers.mapValues { [$0] }
        self.body = body
        self.file = nil
    }
}
