// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// Repositories of organisations and users, with their READMEs and releases.
package struct RepositoryService: Sendable {
    let lists: ListReader
    private var api: APIReader { lists.api }

    /// Returns the repositories of an organisation, or of a user where no organisation has that name, page by page.
    package func pages(of owner: AccountName) -> ListPages<Repository> {
        lists.pages(
            about: "account '\(owner)'", at: api.endpoints.list("orgs", owner.login, "repos"),
            api.endpoints.list("users", owner.login, "repos"))
    }

    package func repository(
        _ name: RepositoryName, _ freshness: Freshness = .policy
    ) async throws(APIFailure) -> Fetched<Repository> {
        try await api.value(at: api.endpoints.object(in: name), about: "repository '\(name)'", freshness)
    }

    /// Returns the README of a repository, with its age; requests the raw file if it is too large for JSON.
    package func readme(
        of name: RepositoryName, _ freshness: Freshness = .policy
    ) async throws(APIFailure) -> Fetched<Readme> {
        let url = api.endpoints.object(in: name, "readme")
        let subject = "README in '\(name)'"
        let readme = try await api.value(Readme.self, at: url, about: subject, freshness)
        guard readme.value.content == nil else { return readme }
        let file = try await api.client.get(url, about: subject, as: .raw, freshness: freshness)
        return readme.joined(with: Fetched(file.body, age: file.age)) { $0.with(content: $1) }
    }

    /// Returns the releases of a repository page by page, in the server's order.
    package func releases(of name: RepositoryName) -> ListPages<Release> {
        lists.pages(about: "list of releases in '\(name)'", at: api.endpoints.list(in: name, "releases"))
    }

    /// Returns the release with a tag, or the latest one, with its age.
    package func release(
        _ tag: String?, of name: RepositoryName, _ freshness: Freshness = .policy
    ) async throws(APIFailure) -> Fetched<Release> {
        let subject = tag.map { "release '\($0)' of '\(name)'" } ?? "latest release of '\(name)'"
        let url =
            tag.map { api.endpoints.object(in: name, "releases", "tags", $0) }
            ?? api.endpoints.object(in: name, "releases", "latest")
        return try await api.value(at: url, about: subject, freshness)
    }

    /// Returns the facts that the response of a repository doesn't contain, as far as the account may read them.
    package func facts(
        of name: RepositoryName, _ freshness: Freshness = .policy
    ) async throws(APIFailure) -> Fetched<RepositoryFacts> {
        async let pulls = first(PullRequest.self, of: name, "pulls", freshness)
        async let releases = first(Release.self, of: name, "releases", freshness)
        let languages: Fetched<[String: Int]> = try await api.value(
            at: api.endpoints.object(in: name, "languages"), about: "languages of '\(name)'", freshness)
        let (pull, release) = await (pulls, releases)
        return languages.map {
            RepositoryFacts(
                languages: $0, openPullRequests: pull?.count, releases: release?.count, newestRelease: release?.element)
        }
    }

    /// Returns the first element of a list, and the number of elements; nil if the list may not be read.
    private func first<Element: Decodable & Sendable>(
        _ type: Element.Type, of name: RepositoryName, _ part: String, _ freshness: Freshness
    ) async -> (element: Element?, count: Int)? {
        let pages = lists.pages(of: type, about: "\(part) of '\(name)'", at: api.endpoints.first(in: name, part))
        do {
            // A page has one element, so that there are as many pages as elements; an empty list is a page, too.
            guard let page = try await pages.next(freshness), let first = page.value.first else { return (nil, 0) }
            return (first, max(page.value.count, page.page?.pages ?? 0))
        } catch {
            return nil
        }
    }
}
