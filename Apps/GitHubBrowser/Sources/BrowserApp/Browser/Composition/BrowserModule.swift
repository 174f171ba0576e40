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

/// The bindings of the screens: tabs and keys.
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
