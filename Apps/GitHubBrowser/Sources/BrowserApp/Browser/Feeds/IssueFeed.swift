// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// What the screen of one issue shows.
struct IssueFeed: Sendable {
    /// Which issue.
    struct Ref: Sendable, Hashable {
        let number: Int
        let repository: RepositoryName
    }

    let issue: Ref
    let issues: IssueService

    /// The issue with what was said about it.
    var discussion: Feed {
        .one(
            { (freshness) throws(APIFailure) in
                try await issues.discussion(issue.number, of: issue.repository, freshness)
            }, Loaded.discussion)
    }
}

/// Makes what the screen of an issue shows, from its number and its repository.
enum IssueFeedFactory: AssistedFactory {
    typealias Seed = IssueFeed.Ref
    typealias Element = IssueFeed
}
