// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Members of organisations.
public struct MemberService: Sendable {
    private let endpoints: Endpoints
    private let lists: ListReader

    /// Makes the service.
    public init(endpoints: Endpoints, lists: ListReader) {
        self.endpoints = endpoints
        self.lists = lists
    }

    /// The members that the asker may see, or the public ones where the asker may not list the others.
    public func members(of organization: AccountName, limit: Limit) async throws(APIFailure) -> Listing<Member> {
        try await lists.read(Member.self, from: source(organization), limit: limit)
    }

    /// The same, to be read page by page.
    public func pages(of organization: AccountName) -> ListPages<Member> {
        lists.pages(of: Member.self, from: source(organization))
    }

    private func source(_ organization: AccountName) -> ListSource {
        ListSource(
            subject: "organisation '\(organization)'",
            candidates: [endpoints.members(of: organization), endpoints.publicMembers(of: organization)])
    }
}
