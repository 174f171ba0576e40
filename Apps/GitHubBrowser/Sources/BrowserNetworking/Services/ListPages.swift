// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// One page of a list, as somebody who scrolls gets it.
public struct ListPage<Item: Sendable>: Sendable {
    /// The rows, how new they are, and why they are not newer.
    public let rows: Reading<[Item]>
    /// Whether it is the first page.
    public let isFirst: Bool
    /// Whether another one follows.
    public let hasMore: Bool
    /// Which page it is, and of how many.
    public let progress: PageProgress?
    /// How many rows the whole list has, where the server tells.
    public let total: Int?
}

/// A list that is read one page at a time.
///
/// To be asked for one page after the other, not for two at once. A page that could not be read is read by the next
/// call. Only the first page decides where a list is.
public actor ListPages<Item: Decodable & Sendable> {
    /// What a page holds.
    typealias Rows = @Sendable (APIAnswer) throws(APIFailure) -> (items: [Item], total: Int?)

    private let source: ListSource
    private let makePager: @Sendable (URL) -> Pager
    private let rows: Rows
    private var pager: Pager?

    init(source: ListSource, makePager: @escaping @Sendable (URL) -> Pager, rows: @escaping Rows) {
        self.source = source
        self.makePager = makePager
        self.rows = rows
    }

    /// The next page with rows in it; nil after the last one.
    public func next(_ freshness: Freshness = .policy) async throws(APIFailure) -> ListPage<Item>? {
        let isFirst = pager == nil
        var current: APIAnswer?
        if isFirst { current = try await open(freshness) } else { current = try await pager?.next(freshness) }
        guard var answer = current else { return nil }
        while true {
            let page = try rows(answer)
            let hasMore = answer.links.url("next", relativeTo: answer.url) != nil
            // A page of which nothing is wanted is no page to a person.
            if page.items.isEmpty, hasMore, let following = try await pager?.next(freshness) {
                answer = following
                continue
            }
            return ListPage(
                rows: Reading(page.items, in: answer), isFirst: isFirst, hasMore: hasMore,
                progress: await pager?.progress, total: page.total)
        }
    }

    private func open(_ freshness: Freshness) async throws(APIFailure) -> APIAnswer? {
        var failure = APIFailure(.notFound, "there is no address to ask")
        for url in source.candidates {
            let pager = makePager(url)
            do {
                let answer = try await pager.next(freshness)
                self.pager = pager
                return answer
            } catch  where error.kind == .notFound || error.kind == .notCached {
                failure = error
            }
        }
        throw failure.about(source.subject)
    }
}

extension ListReader {
    /// A list to be read page by page.
    func pages<Item: Decodable & Sendable>(
        of type: Item.Type, from source: ListSource, where isWanted: @escaping @Sendable (Item) -> Bool = { _ in true }
    ) -> ListPages<Item> {
        ListPages(source: source, makePager: makePager) { [decoder] (answer) throws(APIFailure) in
            (try decoder.list(type, in: answer).filter(isWanted), nil)
        }
    }

    /// What a search finds, to be read page by page.
    func searchPages<Item: Decodable & Sendable>(of type: Item.Type, from source: ListSource) -> ListPages<Item> {
        ListPages(source: source, makePager: makePager) { [decoder] (answer) throws(APIFailure) in
            let results = try decoder.results(type, in: answer)
            return (results.items.elements, results.total)
        }
    }
}
