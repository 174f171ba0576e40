// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Decodes the JSON of responses, with a warning for each row that cannot be decoded.
package struct ResponseDecoder: Sendable {
    let notices: any Notices

    /// Decodes a list; an invalid element costs its row and a warning.
    package func list<Item: Decodable & Sendable>(
        _ type: Item.Type, in response: APIResponse
    ) throws(APIFailure) -> [Item] {
        let list = try value(LossyList<Item>.self, in: response)
        warn(about: list.complaints, in: response)
        return list.elements
    }

    /// Decodes a page of search results; an invalid result costs its row and a warning.
    package func results<Item: Decodable & Sendable>(
        _ type: Item.Type, in response: APIResponse
    ) throws(APIFailure) -> SearchResults<Item> {
        let results = try value(SearchResults<Item>.self, in: response)
        warn(about: results.items.complaints, in: response)
        return results
    }

    package func value<Value: Decodable>(_ type: Value.Type, in response: APIResponse) throws(APIFailure) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Self.repaired(response.body))
        } catch {
            throw APIFailure(
                .unusable,
                "the response from \(response.source.place) cannot be decoded: " + DecodingComplaint.describe(error),
                advice: [FailureClassifier.wrongAddress])
        }
    }

    /// Returns the body with U+FFFD in place of bytes that are not UTF-8, which would cost the text that they are in.
    private static func repaired(_ body: Data) -> Data {
        if String(validating: body, as: UTF8.self) != nil { return body }
        return Data(String(decoding: body, as: UTF8.self).utf8)
    }

    private func warn(about complaints: [String], in response: APIResponse) {
        let rest = complaints.count > 5 ? ["and \(complaints.count - 5) more"] : []
        for complaint in complaints.prefix(5) + rest {
            notices.post(Notice(.warning, "\(response.url.path): \(complaint)"))
        }
    }
}
