// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Organisations, and their members.
package struct OrganizationService: Sendable {
    let lists: ListReader
    private var api: APIReader { lists.api }

    /// Returns the members that the account may see, page by page; only public ones if it may not list the others.
    package func members(of organization: AccountName) -> ListPages<Member> {
        lists.pages(
            about: "organisation '\(organization)'", at: api.endpoints.list("orgs", organization.login, "members"),
            api.endpoints.list("orgs", organization.login, "public_members"))
    }

    package func organization(_ name: AccountName) async throws(APIFailure) -> Profile {
        try await api.value(
            at: api.endpoints.object("orgs", name.login), about: "organisation '\(name)'", .policy
        ).value
    }

    /// Returns the number of public repositories of an account; nil instead of a failure, since it is only decoration.
    package func publicRepositories(of name: AccountName) async -> Int? {
        for url in [api.endpoints.object("orgs", name.login), api.endpoints.object("users", name.login)] {
            if let response = try? await api.client.get(url) {
                return try? api.decoder.value(Profile.self, in: response).publicRepositories
            }
        }
        return nil
    }
}
