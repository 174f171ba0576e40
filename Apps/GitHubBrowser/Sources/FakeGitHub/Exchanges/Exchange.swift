// SPDX-License-Identifier: Apache-2.0

/// A request and the answer that was recorded for it.
///
/// ```swift
/// let members = Exchange(path: "/orgs/coffee-works/members", body: #"[{"login":"ada"}]"#)
/// ```
package struct Exchange: Sendable, Hashable {
    let method: String
    /// The request's path with its query, percent-encoded or not: both are compared decoded.
    let path: String
    /// The answer's status, from 200 to 599.
    let status: Int
    /// The answer's headers; a name with several values came more than once.
    package var headers: [String: [String]]
    let body: String
    /// The name of the file that holds the exchange; nil when it was made in code.
    var file: String?

    /// Makes an exchange in code; set ``headers`` for several values of one name.
    package init(
        method: String = "GET", path: String, status: Int = 200, headers: [String: String] = [:], body: String = ""
    ) {
        self.method = method
        self.path = path
        self.status = status
        self.headers = headers.mapValues { [$0] }
        self.body = body
    }
}
