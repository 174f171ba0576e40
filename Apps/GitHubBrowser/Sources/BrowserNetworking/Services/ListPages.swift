// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// A list that is read one page at a time.
///
/// Call ``next(_:)`` again only after the previous call has returned. After a failure, the next call reads the same page
/// again. Only the first page decides at which address the list is: a page that is not found later is a failure.
package actor ListPages<Item: Decodable & Sendable> {
    private let candidates: [URL]
    private let subject: String
    private let isWanted: (@Sendable (Item) -> Bool)?
    private let reader: ListReader
    private var pager: Pager?
    private var total: Int?
    private var isIncomplete = false

    init(
        _ candidates: [URL], subject: String, where isWanted: (@Sendable (Item) -> Bool)?, reader: ListReader
    ) {
        self.candidates = candidates
        self.subject = subject
        self.isWanted = isWanted
        self.reader = reader
    }

    /// Returns the next page with rows in it; nil after the last page.
    package func next(_ freshness: Freshness = .policy) async throws(APIFailure) -> Fetched<[Item]>? {
        while let response = try await nextResponse(freshness) {
            let rows = try rows(in: response)
            let hasMore = response.nextPage != nil
            // A page on which the filter leaves nothing is not worth showing.
            if rows.isEmpty, hasMore { continue }
            return Fetched(rows, age: response.age, page: await pager?.progress, hasMore: hasMore, total: total)
        }
        return nil
    }

    /// The response for the next page. The first one decides where the list is.
    ///
    /// A response of 404 is never cached, so that an address counts as not found if it is not in the cache offline.
    private func nextResponse(_ freshness: Freshness) async throws(APIFailure) -> APIResponse? {
        if let pager { return try await pager.next(freshness) }
        var failure: APIFailure?
        for url in candidates {
            let pager = reader.makePager(url)
            do {
                let response = try await pager.next(freshness)
                self.pager = pager
                return response
            } catch  where error.kind == .notFound || error.kind == .notCached {
                // Offline, the list is missing, and not the last address that it could have.
                if failure?.kind != .notCached { failure = error }
            }
        }
        throw (failure ?? APIFailure(.notFound, "the list has no address")).about(subject)
    }

    private func rows(in response: APIResponse) throws(APIFailure) -> [Item] {
        let rows: [Item]
        // A search returns an object with its rows and their total.
        if response.body.firstVisible == UInt8(ascii: "{") {
            let results = try reader.api.decoder.results(Item.self, in: response)
            total = total ?? results.total
            isIncomplete = isIncomplete || results.isIncomplete
            rows = results.items.elements
        } else {
            rows = try reader.api.decoder.list(Item.self, in: response)
        }
        return isWanted.map { rows.filter($0) } ?? rows
    }
}

extension ListPages {
    /// Reads pages until a limit is filled, and returns the first rows of the list.
    package func listing(_ limit: Limit) async throws(APIFailure) -> Listing<Item> {
        var page = try await next()
        // Every page but the last has as many rows as the first.
        let pages = min(max((page?.page?.pages ?? 1) - 1, 0), 1_000_000)
        let known = pages * (page?.value.count ?? 0) + 1
        var items: [Item] = []
        var isWhole = true
        while let current = page {
            items += current.value
            isWhole = !current.hasMore
            if isWhole || limit.isFilled(by: items.count) { break }
            page = try await next()
        }
        let counted: Listing<Item>.Total =
            isWhole ? .exactly(items.count) : isWanted == nil ? .atLeast(max(known, items.count + 1)) : .unknown
        return Listing(
            items: limit.cut(items), total: total.map { .exactly($0) } ?? counted, isIncomplete: isIncomplete)
    }

    /// Reads all pages, and returns their rows with the age of the oldest page.
    func all(_ freshness: Freshness) async throws(APIFailure) -> Fetched<[Item]> {
        var rows: Fetched<[Item]> = Fetched([])
        while let page = try await next(freshness) { rows = rows.joined(with: page) { $0 + $1 } }
        return rows
    }
}
