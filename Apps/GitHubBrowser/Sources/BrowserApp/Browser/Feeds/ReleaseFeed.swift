// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// The content of the screen of a release.
struct ReleaseFeed: Sendable {
    /// A reference to a release.
    struct Ref: Sendable, Hashable {
        /// The tag; nil for the latest release.
        let tag: String?
        let repository: RepositoryName
    }

    let release: Ref
    let releases: ReleaseService

    /// The release with its notes and assets.
    ///
    /// A draft, and a tag that git would refuse, have no address of their own: such a release is the one in the list.
    var notes: Feed {
        .page(
            { (freshness) throws(APIFailure) in
                do throws(APIFailure) {
                    if let tag = release.tag, !Release.isTag(tag) {
                        throw APIFailure(.notFound, "'\(tag)' is not a tag")
                    }
                    return try await releases.release(release.tag, of: release.repository, freshness)
                } catch {
                    guard release.tag != nil, error.kind == .notFound || error.kind == .notCached,
                        let listed = await listed(freshness)
                    else { throw error }
                    return listed
                }
            }, Subject.release)
    }

    /// Returns the release on the first page of the list, where drafts are; nil if it is not there.
    private func listed(_ freshness: Freshness) async -> Fetched<Release>? {
        guard let page = try? await releases.pages(of: release.repository).next(freshness),
            let found = page.value.first(where: { $0.tagName == release.tag })
        else { return nil }
        return Fetched(found, age: page.age)
    }
}

/// Creates the feed of a release from its tag and its repository.
enum ReleaseFeedFactory: AssistedFactory {
    typealias Seed = ReleaseFeed.Ref
    typealias Element = ReleaseFeed
}
