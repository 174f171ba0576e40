// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Reads single values of the API: services only add addresses and names.
package struct APIReader: Sendable {
    let endpoints: Endpoints
    let client: APIClient
    let decoder: ResponseDecoder

    /// Returns the value at a URL, with its age; the failure names the subject if it is not found.
    func value<Value: Decodable & Sendable>(
        _ type: Value.Type = Value.self, at url: URL, about subject: String?, _ freshness: Freshness
    ) async throws(APIFailure) -> Fetched<Value> {
        let response = try await client.get(url, about: subject, freshness: freshness)
        return Fetched(try decoder.value(type, in: response), age: response.age)
    }
}

/// Reads lists of the API, page by page.
///
/// Apart from ``APIReader``, because the maker of pagers holds the session, and so must not be held by what the session shares.
package struct ListReader: Sendable {
    let api: APIReader
    let makePager: @Sendable (URL) -> Pager

    /// Returns the pages of a list in the server's order, without the rows that a filter leaves out. Of several URLs, the first
    /// one that exists is used.
    func pages<Item: Decodable & Sendable>(
        of type: Item.Type = Item.self, about subject: String, at candidates: URL...,
        where isWanted: (@Sendable (Item) -> Bool)? = nil
    ) -> ListPages<Item> {
        ListPages(candidates, subject: subject, where: isWanted, reader: self)
    }
}
