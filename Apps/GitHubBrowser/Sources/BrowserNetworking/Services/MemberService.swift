// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// Members of organisations.
public struct MemberService: Sendable {
    let lists: ListReader

    /// Returns the members that the account may see, page by page; only public ones if it may not list the others.
    public func pages(of organization: AccountName) -> ListPages<Member> {
        lists.pages(
            about: "organisation '\(organization)'",
            at: lists.api.endpoints.list("orgs", organization.login, "members"),
            lists.api.endpoints.list("orgs", organization.login, "public_members"))
    }
}
