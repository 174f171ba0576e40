// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DI

/// A reference to an organisation, or to a user in its place.
public struct OrgRef: Sendable, Hashable {
    /// The name of the account.
    public let name: AccountName
}

/// The scope of one organisation. Another organisation has another component in the same session.
public struct OrgScope: Scope {}

/// The component of one organisation within a session.
public enum OrgComponent: Component {
    /// The organisation.
    public typealias Seed = OrgRef
    /// The lists of the organisation.
    public typealias Root = OrgLists
    /// The scope of the organisation.
    public typealias Scope = OrgScope

    /// Binds only what the root needs; the services are those of the session.
    public static func configure(binder: Binder<OrgScope>) {
        binder.bind(AccountName.self).to(factory: \OrgRef.name)
    }

    /// Binds the lists as the root.
    public static func configureRoot(binder bind: ReceiptBinder<OrgLists>) -> BindingReceipt<OrgLists> {
        bind.to(factory: OrgLists.init)
    }
}
