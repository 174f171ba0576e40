// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import BrowserUI
import DI
import Foundation
import TerminalKit

/// The bindings of the browser that don't depend on a session.
enum BrowserModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any ScreenTerminal).self).to { () -> any ScreenTerminal in Terminal() }
        binder.bind(TroubleWriter.self).to { (clock: any WallClock, zone: Provider<TimeZone>) in
            TroubleWriter(clock: clock, time: LocalTime(zone: zone.get()))
        }
        binder.bind(AddressOpener.self).to(factory: \Invocation.addressOpener)
        binder.bind(ColorSupport.self).to(factory: \Invocation.colors)
        binder.include(module: ScreensModule.self)
        binder.bind(Preferences.self).to(factory: Preferences.init)
        binder.bind(BrowserParts.self).to(factory: BrowserParts.init)
    }
}

enum ScreensModule: Module {
    static func configure(binder: UnscopedBinder) {
        // In the order of the tabs on the screen.
        binder.bind(HomeTab.self).intoCollection().to(value: .members)
        binder.bind(HomeTab.self).intoCollection().to(value: .repositories)
        binder.bind(HomeTab.self).intoCollection().to(value: .search)
        binder.bind(HomeTab.self).intoCollection().to(value: .bookmarks)
        binder.bind(HomeTab.self).intoCollection().to(value: .settings)
        // A key of two actions makes the graph invalid, before one of them becomes unreachable.
        for action in Action.allCases {
            for key in action.defaultKeys { binder.bind(Action.self).intoDictionary(key: key).to(value: action) }
        }
    }
}

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
