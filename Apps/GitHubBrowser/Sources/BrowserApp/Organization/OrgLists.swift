// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

/// What there is to see of one organisation.
public struct OrgLists: Sendable {
    private let name: AccountName
    private let organizations: OrganizationService
    private let memberService: MemberService
    private let repositoryService: RepositoryService

    /// Makes the lists.
    public init(
        name: AccountName, organizations: OrganizationService, members: MemberService, repositories: RepositoryService
    ) {
        self.name = name
        self.organizations = organizations
        memberService = members
        repositoryService = repositories
    }

    /// The organisation itself.
    public func organization() async throws(APIFailure) -> Organization { try await organizations.organization(name) }

    /// Its members.
    public func members(limit: Limit) async throws(APIFailure) -> Listing<Member> {
        try await memberService.members(of: name, limit: limit)
    }

    /// Its repositories.
    public func repositories(limit: Limit) async throws(APIFailure) -> Listing<Repository> {
        try await repositoryService.repositories(of: name, limit: limit)
    }

    /// Its members, to be read page by page.
    var memberPages: ListPages<Member> { memberService.pages(of: name) }

    /// Its repositories, to be read page by page.
    var repositoryPages: ListPages<Repository> { repositoryService.pages(of: name) }

    /// How many public repositories it has, where that can be told.
    public func publicRepositories() async -> Int? { await organizations.publicRepositories(of: name) }
}
