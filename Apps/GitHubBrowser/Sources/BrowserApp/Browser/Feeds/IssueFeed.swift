// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// The content of the screen of an issue.
struct IssueFeed: Sendable {
    /// A reference to an issue.
    struct Ref: Sendable, Hashable {
        let number: Int
        let repository: RepositoryName
    }

    let issue: Ref
    let issues: IssueService

    /// The issue with its comments.
    var discussion: Feed {
        .one(
            { (freshness) throws(APIFailure) in
                try await issues.discussion(issue.number, of: issue.repository, freshness)
            }, Loaded.discussion)
    }
}

/// Creates the feed of an issue from its number and its repository.
enum IssueFeedFactory: AssistedFactory {
    typealias Seed = IssueFeed.Ref
    typealias Element = IssueFeed
}
