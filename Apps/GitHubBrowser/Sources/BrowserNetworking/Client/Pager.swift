// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Reads the pages of a list in order, following the `Link` headers of the server.
///
/// A pager reads its list once, for one task.
package actor Pager {
    private let client: APIClient
    private let start: URL
    private let mostPages: Int
    private var upcoming: URL?
    private var visited: Set<String> = []
    private var lastPage: Int?

    package init(start: URL, client: APIClient, mostPages: Int) {
        self.client = client
        self.start = start
        self.mostPages = mostPages
        upcoming = start
    }

    /// Returns the next page; nil after the last one.
    ///
    /// A link to another origin, to a page that was already read or beyond the page cap is a failure, once that
    /// page is requested: stopping silently would present a part of the list as the whole.
    package func next(_ freshness: Freshness = .policy) async throws(APIFailure) -> APIResponse? {
        guard let url = upcoming else { return nil }
        try check(url)
        // After a failure, the next call reads the same page again.
        let response = try await client.get(url, freshness: freshness)
        visited.insert(url.absoluteString)
        upcoming = response.nextPage
        lastPage = upcoming == nil ? visited.count : response.links.lastPage(relativeTo: url) ?? lastPage
        return response
    }

    /// The position of the last page that was read; nil before the first one.
    package var progress: PageProgress? {
        visited.isEmpty ? nil : PageProgress(page: visited.count, pages: lastPage.map { max($0, visited.count) })
    }

    private func check(_ url: URL) throws(APIFailure) {
        guard Origin(url) == Origin(start) else {
            throw APIFailure(
                .unusable, "the next page is on another server, \(url.host ?? "with an unreadable address")",
                advice: ["links to other servers are not followed"])
        }
        guard !visited.contains(url.absoluteString) else {
            throw APIFailure(.unusable, "the server's pages form a loop at \(url.host ?? "")\(url.path)")
        }
        guard visited.count < mostPages else {
            throw APIFailure(
                .unusable, "the list has more than \(mostPages) pages", advice: ["ask for fewer with --limit"])
        }
    }
}
