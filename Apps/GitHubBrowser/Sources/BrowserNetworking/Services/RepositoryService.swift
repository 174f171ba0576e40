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
}
