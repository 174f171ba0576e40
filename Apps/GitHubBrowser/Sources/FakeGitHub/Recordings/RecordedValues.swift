// SPDX-License-Identifier: Apache-2.0

import Foundation

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
