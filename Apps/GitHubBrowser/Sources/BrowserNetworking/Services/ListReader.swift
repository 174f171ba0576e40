// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Opens lists and searches, to be read page by page and only as far as needed.
public struct ListReader: Sendable {
    private let makePager: @Sendable (URL) -> Pager
    private let decoder: ResponseDecoder

    /// Creates a reader that makes a pager for each list.
    public init(decoder: ResponseDecoder, makePager: @escaping @Sendable (URL) -> Pager) {
        self.decoder = decoder
        self.makePager = makePager
    }

    /// Returns the pages of a list, in the server's order, without the rows that a filter leaves out.
    func pages<Item: Decodable & Sendable>(
        of type: Item.Type, from source: ListSource, where isWanted: (@Sendable (Item) -> Bool)? = nil
    ) -> ListPages<Item> {
        ListPages(source, form: .array, where: isWanted, decoder: decoder, makePager: makePager)
    }

    /// Returns the pages of search results, best match first.
    func searchPages<Item: Decodable & Sendable>(of type: Item.Type, from source: ListSource) -> ListPages<Item> {
        ListPages(source, form: .searchResults, decoder: decoder, makePager: makePager)
    }
}
