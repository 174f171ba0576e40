// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

/// The lists of one organisation.
public struct OrgLists: Sendable {
    private let name: AccountName
    private let organizations: OrganizationService
    private let memberService: MemberService
    private let repositoryService: RepositoryService

    /// Creates the lists.
    public init(
        name: AccountName, organizations: OrganizationService, members: MemberService, repositories: RepositoryService
    ) {
        self.name = name
        self.organizations = organizations
        memberService = members
        repositoryService = repositories
    }

    /// Returns the organisation.
    public func organization() async throws(APIFailure) -> Organization { try await organizations.organization(name) }

    /// Returns the members.
    public func members(limit: Limit) async throws(APIFailure) -> Listing<Member> {
        try await memberService.members(of: name, limit: limit)
    }

    /// Returns the repositories.
    public func repositories(limit: Limit) async throws(APIFailure) -> Listing<Repository> {
        try await repositoryService.repositories(of: name, limit: limit)
    }

    /// The members, page by page.
    var memberPages: ListPages<Member> { memberService.pages(of: name) }

    /// The repositories, page by page.
    var repositoryPages: ListPages<Repository> { repositoryService.pages(of: name) }

    /// Returns the number of public repositories; nil if unknown.
    public func publicRepositories() async -> Int? { await organizations.publicRepositories(of: name) }
}
