// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DI

/// A reference to an organisation, or to a user in its place.
struct OrgRef: Sendable, Hashable {
    let name: AccountName
}

/// The scope of one organisation. Another organisation has another component in the same session.
struct OrgScope: Scope {}

/// The component of one organisation within a session.
enum OrgComponent: Component {
    typealias Seed = OrgRef
    typealias Root = OrgLists
    typealias Scope = OrgScope

    /// Binds only what the root needs; the services are those of the session.
    static func configure(binder: Binder<OrgScope>) {
        binder.bind(AccountName.self).to(factory: \OrgRef.name)
    }

    static func configureRoot(binder bind: ReceiptBinder<OrgLists>) -> BindingReceipt<OrgLists> {
        bind.to(factory: OrgLists.init)
    }
}

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
