// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import Synchronization

/// The organisation on the screen; its component lives until another organisation is shown.
final class CurrentOrganization: Sendable {
    private let organizations: ComponentFactory<OrgComponent>
    private let current = Mutex<(name: AccountName, lists: OrgLists)?>(nil)

    init(organizations: ComponentFactory<OrgComponent>) { self.organizations = organizations }

    func lists(of name: AccountName) -> OrgLists {
        current.withLock { current in
            if let current, current.name == name { return current.lists }
            let lists = organizations.build(OrgRef(name: name))
            current = (name, lists)
            return lists
        }
    }
}
