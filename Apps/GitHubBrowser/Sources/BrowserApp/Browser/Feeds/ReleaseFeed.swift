// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// The content of the screen of a release.
struct ReleaseFeed: Sendable {
    /// A reference to a release.
    struct Ref: Sendable, Hashable {
        let tag: String
        let repository: RepositoryName
    }

    let release: Ref
    let releases: ReleaseService

    /// The release with its notes and assets.
    var notes: Feed {
        .one(
            { (freshness) throws(APIFailure) in
                try await releases.release(release.tag, of: release.repository, freshness)
            }, Loaded.release)
    }
}

/// Creates the feed of a release from its tag and its repository.
enum ReleaseFeedFactory: AssistedFactory {
    typealias Seed = ReleaseFeed.Ref
    typealias Element = ReleaseFeed
}
