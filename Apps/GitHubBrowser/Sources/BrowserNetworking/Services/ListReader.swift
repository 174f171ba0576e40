// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Reads lists page by page, only as far as they are wanted.
///
/// Only the first page decides where a list is: a page that is not found later is a failure.
public struct ListReader: Sendable {
    let makePager: @Sendable (URL) -> Pager
    let decoder: AnswerDecoder

    /// Makes a reader that gets a pager for each list.
    public init(decoder: AnswerDecoder, makePager: @escaping @Sendable (URL) -> Pager) {
        self.decoder = decoder
        self.makePager = makePager
    }

    /// The beginning of a list, in the server's order.
    public func read<Item: Decodable & Sendable>(
        _ type: Item.Type, from source: ListSource, limit: Limit
    ) async throws(APIFailure) -> Listing<Item> {
        let gathered = try await gather(type, from: source, limit: limit) { (page) throws(APIFailure) in
            try decoder.list(type, in: page)
        }
        return Listing(items: limit.cut(gathered.items), total: gathered.total)
    }

    /// The beginning of what is wanted of a list; pages are read until so many wanted ones are found.
    public func read<Item: Decodable & Sendable>(
        _ type: Item.Type, from source: ListSource, limit: Limit, where isWanted: (Item) -> Bool
    ) async throws(APIFailure) -> Listing<Item> {
        let gathered = try await gather(type, from: source, limit: limit) { (page) throws(APIFailure) in
            try decoder.list(type, in: page).filter(isWanted)
        }
        return Listing(
            items: limit.cut(gathered.items), total: gathered.isWhole ? .exactly(gathered.items.count) : .unknown)
    }

    /// The beginning of what a search has found; the server says how much there is.
    public func search<Item: Decodable & Sendable>(
        _ type: Item.Type, from source: ListSource, limit: Limit
    ) async throws(APIFailure) -> SearchListing<Item> {
        var total: Int?
        var isIncomplete = false
        let gathered = try await gather(type, from: source, limit: limit) { (page) throws(APIFailure) in
            let results = try decoder.results(type, in: page)
            total = total ?? results.total
            isIncomplete = isIncomplete || results.isIncomplete
            return results.items.elements
        }
        let listing = Listing(
            items: limit.cut(gathered.items), total: total.map { .exactly($0) } ?? gathered.total)
        return SearchListing(listing: listing, isIncomplete: isIncomplete)
    }

    private func gather<Item: Sendable>(
        _ type: Item.Type, from source: ListSource, limit: Limit, rows: (APIAnswer) throws(APIFailure) -> [Item]
    ) async throws(APIFailure) -> Gathering<Item> {
        let (pager, first) = try await open(source)
        var gathered = Gathering(items: try rows(first), pages: first.links.lastPage(relativeTo: first.url))
        var page = first
        while page.hasNext {
            if limit.isFilled(by: gathered.items.count) { return gathered }
            guard let next = try await pager.next() else { break }
            gathered.items += try rows(next)
            page = next
        }
        gathered.isWhole = true
        return gathered
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

/// The rows of a list as far as it was read.
private struct Gathering<Item: Sendable> {
    var items: [Item]
    var isWhole = false
    private let known: Int

    init(items: [Item], pages: Int?) {
        self.items = items
        // All pages but the last are as full as the first one.
        known = min(max((pages ?? 1) - 1, 0), 1_000_000) * items.count + 1
    }

    var total: Listing<Item>.Total { isWhole ? .exactly(items.count) : .atLeast(max(known, items.count + 1)) }
}

extension APIAnswer {
    fileprivate var hasNext: Bool { links.url("next", relativeTo: url) != nil }
}
