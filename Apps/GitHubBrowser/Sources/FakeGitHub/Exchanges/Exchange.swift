// SPDX-License-Identifier: Apache-2.0

import Foundation

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

extension Exchange: Decodable {
    private enum CodingKeys: String, CodingKey { case method, path, status, headers, body }

    /// Reads an exchange, of which every part must be there; an answer without a body may have null.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            method: try container.decode(String.self, forKey: .method),
            path: try container.decode(String.self, forKey: .path),
            status: try container.decode(Int.self, forKey: .status),
            body: try container.decode(String?.self, forKey: .body) ?? "")
        headers = try container.decode([String: HeaderValue].self, forKey: .headers).mapValues(\.texts)
    }
}

/// The values of a header: a string, several of them, a number as some recordings have it, or null for none.
package struct HeaderValue: Sendable, Hashable, Decodable, ExpressibleByArrayLiteral {
    let texts: [String]

    package init(arrayLiteral texts: String...) { self.texts = texts }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            texts = [text]
        } else if let number = try? container.decode(Int.self) {
            texts = ["\(number)"]
        } else {
            texts = container.decodeNil() ? [] : try container.decode([String].self)
        }
    }
}
