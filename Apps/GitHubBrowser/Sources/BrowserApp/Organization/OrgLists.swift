// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

/// The lists of one organisation.
struct OrgLists: Sendable {
    let name: AccountName
    let organizations: OrganizationService
    let repositoryService: RepositoryService

    func organization() async throws(APIFailure) -> Profile { try await organizations.organization(name) }

    var members: ListPages<Member> { organizations.members(of: name) }

    var repositories: ListPages<Repository> { repositoryService.pages(of: name) }

    /// Returns the number of public repositories; nil if unknown.
    func publicRepositories() async -> Int? { await organizations.publicRepositories(of: name) }
}
