// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

/// The lists of one organisation.
public struct OrgLists: Sendable {
    let name: AccountName
    let organizations: OrganizationService
    let memberService: MemberService
    let repositoryService: RepositoryService

    /// Returns the organisation.
    func organization() async throws(APIFailure) -> Profile { try await organizations.organization(name) }

    /// The members, page by page.
    var members: ListPages<Member> { memberService.pages(of: name) }

    /// The repositories, page by page.
    var repositories: ListPages<Repository> { repositoryService.pages(of: name) }

    /// Returns the number of public repositories; nil if unknown.
    func publicRepositories() async -> Int? { await organizations.publicRepositories(of: name) }
}
