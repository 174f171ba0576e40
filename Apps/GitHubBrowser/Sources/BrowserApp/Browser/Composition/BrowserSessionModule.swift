// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// The bindings of the browser for one account on one host.
enum BrowserSessionModule: Module {
    typealias Scope = SessionScope

    static func configure(binder: Binder<SessionScope>) {
        binder.bind(BrowserSession.self).to(factory: BrowserSession.init)
        binder.bind(Viewer.self).sharedInScope().to(factory: Viewer.init)
        binder.bind(SessionStatus.self).to(factory: SessionStatus.init)
        // Weak: it holds a factory that holds the session, so that a session that kept it would never end.
        binder.bind(CurrentOrganization.self).sharedInScope(.weak).to(factory: CurrentOrganization.init)
        binder.bind(Feeds.self).to(factory: Feeds.init)
    }
}
