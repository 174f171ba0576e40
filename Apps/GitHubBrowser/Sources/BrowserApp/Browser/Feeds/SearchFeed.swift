// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserUI
import DI

/// What a search finds.
struct SearchFeed: Sendable {
    /// What to search for.
    struct Query: Sendable, Hashable {
        let kind: BrowserUI.SearchKind
        let text: String
    }

    let query: Query
    let searches: SearchService

    /// The results, best first.
    var results: Feed {
        switch query.kind {
        case .repositories: .list(searches.repositoryPages(query.text), Loaded.repositories)
        case .accounts: .list(searches.accountPages(query.text), Loaded.members)
        case .issues: .list(searches.issuePages(query.text), Loaded.issues)
        }
    }
}

/// Makes what the screen of a search shows, from its query.
enum SearchFeedFactory: AssistedFactory {
    typealias Seed = SearchFeed.Query
    typealias Element = SearchFeed
}
