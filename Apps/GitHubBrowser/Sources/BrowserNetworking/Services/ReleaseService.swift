// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// Releases of repositories.
public struct ReleaseService: Sendable {
    let lists: ListReader

    /// Returns the releases of a repository page by page, in the server's order.
    public func pages(of name: RepositoryName) -> ListPages<Release> {
        lists.pages(
            about: "list of releases in '\(name)'", at: lists.api.endpoints.list(in: name, "releases"))
    }

    /// Returns the release with a tag, or the latest one, with its age.
    public func release(
        _ tag: String?, of name: RepositoryName, _ freshness: Freshness = .policy
    ) async throws(APIFailure) -> Fetched<Release> {
        let subject = tag.map { "release '\($0)' of '\(name)'" } ?? "latest release of '\(name)'"
        let url =
            tag.map { lists.api.endpoints.object(in: name, "releases", "tags", $0) }
            ?? lists.api.endpoints.object(in: name, "releases", "latest")
        return try await lists.api.value(at: url, about: subject, freshness)
    }
}
