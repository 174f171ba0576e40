// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Reads lists page by page, only as far as they are wanted.
public struct ListReader: Sendable {
    private let makePager: @Sendable (URL) -> Pager
    private let decoder: AnswerDecoder

    /// Makes a reader that gets a pager for each list.
    public init(decoder: AnswerDecoder, makePager: @escaping @Sendable (URL) -> Pager) {
        self.decoder = decoder
        self.makePager = makePager
    }

    /// The beginning of a list, in the server's order.
    ///
    /// Only the first page decides where the list is: a page that is not found later is a failure.
    public func read<Item: Decodable & Sendable>(
        _ type: Item.Type, from source: ListSource, limit: Limit
    ) async throws(APIFailure) -> Listing<Item> {
        let (pager, first) = try await open(source)
        var items = try decoder.list(type, in: first)
        // All pages but the last are as full as the first one.
        let fullPages = (first.links.lastPage(relativeTo: first.url) ?? 1) - 1
        let known = min(max(fullPages, 0), 1_000_000) * items.count + 1
        var page = first
        while page.hasNext {
            if limit.isFilled(by: items.count) {
                return Listing(items: limit.cut(items), total: .atLeast(max(known, items.count + 1)))
            }
            guard let next = try await pager.next() else { break }
            items += try decoder.list(type, in: next)
            page = next
        }
        return Listing(items: limit.cut(items), total: .exactly(items.count))
    }

    /// Finds the list and reads its first page.
    ///
    /// What is not found is not kept, so that offline an address counts as not found where it is not in the cache.
    private func open(_ source: ListSource) async throws(APIFailure) -> (Pager, APIAnswer) {
        var failure = APIFailure(.notFound, "there is no address to ask")
        for url in source.candidates {
            let pager = makePager(url)
            do {
                if let page = try await pager.next() { return (pager, page) }
            } catch  where error.kind == .notFound || error.kind == .notCached {
                failure = error
            }
        }
        throw failure.about(source.subject)
    }
}

extension APIAnswer {
    fileprivate var hasNext: Bool { links.url("next", relativeTo: url) != nil }
}
