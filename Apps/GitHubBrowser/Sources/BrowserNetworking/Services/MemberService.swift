// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Members of organisations.
public struct MemberService: Sendable {
    private let endpoints: Endpoints
    private let lists: ListReader

    /// Creates the service.
    public init(endpoints: Endpoints, lists: ListReader) {
        self.endpoints = endpoints
        self.lists = lists
    }

    /// Returns the first members that the account may see; only public ones if it may not list the others.
    public func members(of organization: AccountName, limit: Limit) async throws(APIFailure) -> Listing<Member> {
        try await pages(of: organization).listing(limit)
    }

    /// Returns the same members page by page.
    public func pages(of organization: AccountName) -> ListPages<Member> {
        lists.pages(
            of: Member.self,
            from: ListSource(
                subject: "organisation '\(organization)'",
                candidates: [endpoints.members(of: organization), endpoints.publicMembers(of: organization)]))
    }
}
