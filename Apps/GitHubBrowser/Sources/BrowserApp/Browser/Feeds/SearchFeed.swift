// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// The results of a search.
struct SearchFeed: Sendable {
    /// A query, and the kind of results.
    struct Query: Sendable, Hashable {
        let kind: SearchKind
        let text: String
    }

    let query: Query
    let searches: SearchService

    /// The results, best match first.
    var results: Feed {
        switch query.kind {
        case .repositories: .list(searches.repositories(query.text), Loaded.repositories)
        case .accounts: .list(searches.accounts(query.text), Loaded.members)
        case .issues: .list(searches.issues(query.text), Loaded.issues)
        }
    }
}

/// Creates the feed of a search from its query.
enum SearchFeedFactory: AssistedFactory {
    typealias Seed = SearchFeed.Query
    typealias Element = SearchFeed
}
