// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Walks the pages of a list from its first address, following the server's links as they are given.
///
/// One pager walks once; it belongs to the task that asks it.
public actor Pager {
    private let client: APIClient
    private let start: URL
    private let mostPages: Int
    private var upcoming: URL?
    private var visited: Set<String> = []
    private var lastPage: Int?

    /// Makes a pager that stands before the first page.
    public init(start: URL, client: APIClient, mostPages: Int) {
        self.client = client
        self.start = start
        self.mostPages = mostPages
        upcoming = start
    }

    /// The next page, or nil after the last one.
    ///
    /// A link to another origin, to a page that was read before or beyond the most pages is a failure, once that
    /// page is asked for: to stop silently would present a part of a list as the whole.
    public func next(_ freshness: Freshness = .policy) async throws(APIFailure) -> APIAnswer? {
        guard let url = upcoming else { return nil }
        try check(url)
        visited.insert(url.absoluteString)
        let answer: APIAnswer
        do {
            answer = try await client.get(url, freshness: freshness)
        } catch {
            // It was not read: whoever asks again gets it.
            visited.remove(url.absoluteString)
            throw error
        }
        upcoming = answer.links.url("next", relativeTo: url)
        lastPage = upcoming == nil ? visited.count : answer.links.lastPage(relativeTo: url) ?? lastPage
        return answer
    }

    /// How far it has come; nil before the first page.
    public var progress: PageProgress? {
        visited.isEmpty ? nil : PageProgress(page: visited.count, pages: lastPage.map { max($0, visited.count) })
    }

    private func check(_ url: URL) throws(APIFailure) {
        guard Origin(url) == Origin(start) else {
            throw APIFailure(
                .unusable, "the server says that the next page is elsewhere, at \(url.host ?? "an unreadable address")",
                advice: ["pages of other servers are not followed"])
        }
        guard !visited.contains(url.absoluteString) else {
            throw APIFailure(.unusable, "the server's pages go round in a circle at \(url.host ?? "")\(url.path)")
        }
        guard visited.count < mostPages else {
            throw APIFailure(
                .unusable, "the list has more than \(mostPages) pages", advice: ["ask for fewer with --limit"])
        }
    }
}
