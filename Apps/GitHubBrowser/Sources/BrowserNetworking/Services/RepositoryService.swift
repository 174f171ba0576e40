// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// Repositories of organisations and users.
public struct RepositoryService: Sendable {
    let lists: ListReader

    /// Returns the repositories of an organisation, or of a user where no organisation has that name, page by page.
    public func pages(of owner: AccountName) -> ListPages<Repository> {
        lists.pages(
            about: "account '\(owner)'", at: lists.api.endpoints.list("orgs", owner.login, "repos"),
            lists.api.endpoints.list("users", owner.login, "repos"))
    }

    /// Returns one repository, with its age.
    public func repository(
        _ name: RepositoryName, _ freshness: Freshness = .policy
    ) async throws(APIFailure) -> Fetched<Repository> {
        try await lists.api.value(at: lists.api.endpoints.object(in: name), about: "repository '\(name)'", freshness)
    }

    /// Returns what the response of a repository doesn't contain. What else may not be read is left out of it.
    public func facts(
        of name: RepositoryName, _ freshness: Freshness = .policy
    ) async throws(APIFailure) -> Fetched<RepositoryFacts> {
        async let pulls = first(PullRequest.self, of: name, "pulls", freshness)
        async let releases = first(Release.self, of: name, "releases", freshness)
        let languages: Fetched<[String: Int]> = try await lists.api.value(
            at: lists.api.endpoints.object(in: name, "languages"), about: "languages of '\(name)'", freshness)
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
        let pages = lists.pages(of: type, about: "\(part) of '\(name)'", at: lists.api.endpoints.first(in: name, part))
        do {
            let page = try await pages.next(freshness)
            return (page?.value.first, page.map { max($0.value.count, $0.page?.pages ?? 0) } ?? 0)
        } catch {
            return nil
        }
    }
}
