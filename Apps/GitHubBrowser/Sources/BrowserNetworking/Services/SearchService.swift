// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// Searches over all of GitHub, best match first and page by page.
package struct SearchService: Sendable {
    /// The API returns no more results of a search than this.
    package static let mostResults = 1_000

    let lists: ListReader

    package func repositories(_ query: String) -> ListPages<Repository> { pages("repositories", query) }

    package func accounts(_ query: String) -> ListPages<Member> { pages("users", query) }

    /// Returns issues and pull requests.
    package func issues(_ query: String) -> ListPages<Issue> { pages("issues", query) }

    private func pages<Item>(_ kind: String, _ query: String) -> ListPages<Item> {
        lists.pages(about: "search of \(kind)", at: lists.api.endpoints.search(kind, for: query))
    }
}
