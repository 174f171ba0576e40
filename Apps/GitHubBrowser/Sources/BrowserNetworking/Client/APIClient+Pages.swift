// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension APIClient {
    /// The size of the responses that are read for their pages: some thousand rows, in a moment.
    private static let mostBytes = 4_000_000

    /// Returns the addresses of the web pages of all objects in the latest stored responses; asks no server.
    package func storedPages() async -> [String] {
        let decoder = JSONDecoder()
        return await partition.bodies(mostBytes: Self.mostBytes).flatMap { body in
            let list = try? decoder.decode(LossyList<WebObject>.self, from: body)
            let items = list ?? (try? decoder.decode(SearchResults<WebObject>.self, from: body))?.items
            return (items?.elements ?? (try? decoder.decode(WebObject.self, from: body)).map { [$0] } ?? []).map(\.url)
        }
    }
}

/// The part that the responses of all kinds of objects share: the address of the web page.
private struct WebObject: Decodable {
    private enum CodingKeys: String, CodingKey { case url = "html_url" }

    let url: String
}
