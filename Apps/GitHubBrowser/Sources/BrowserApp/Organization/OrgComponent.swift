// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DI

/// Names the organisation, or the user in the place of one, that is looked at.
public struct OrgRef: Sendable, Hashable {
    /// The account's name.
    public let name: AccountName

    /// Names an account.
    public init(_ name: AccountName) { self.name = name }
}

/// The scope of what belongs to one organisation; another one gets another component in the same session.
public struct OrgScope: Scope {}

/// What belongs to one organisation within a session.
public enum OrgComponent: Component {
    /// Which organisation.
    public typealias Seed = OrgRef
    /// Its lists.
    public typealias Root = OrgLists
    /// One of each for the organisation.
    public typealias Scope = OrgScope

    /// Binds nothing but what the root needs: the services are those of the session.
    public static func configure(binder: Binder<OrgScope>) {
        binder.bind(AccountName.self).to { (org: OrgRef) in org.name }
    }

    /// The root asks for the lists.
    public static func configureRoot(binder bind: ReceiptBinder<OrgLists>) -> BindingReceipt<OrgLists> {
        bind.to(factory: OrgLists.init)
    }
}
