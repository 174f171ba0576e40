// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI
import Foundation
import TerminalKit

/// The organisation that the browser begins with where the user names none.
struct HomeOrganization: Sendable {
    let name: AccountName?

    init(source: DataSource, data: DataSettings) {
        name = if case .demo(let owner) = source { AccountName(owner) } else { data.org.flatMap { AccountName($0) } }
    }
}

/// What the browser needs that is no session's own.
enum BrowserModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any ScreenTerminal).self).to { () -> any ScreenTerminal in Terminal() }
        binder.bind(TroubleWriter.self).to { (clock: any WallClock, zone: Provider<TimeZone>) in
            TroubleWriter(clock: clock, time: LocalTime(zone: zone.get()))
        }
        binder.bind(AddressOpener.self).to { (it: Invocation) in AddressOpener(environment: it.environment.variables) }
        binder.bind(ColorSupport.self).to { (it: Invocation) in
            it.screen.isColored ? it.screen.colors : .none
        }
        binder.include(module: ScreensModule.self)
        binder.bind(SourceChoice.self).to { (source: DataSource) in source == .github ? .github : .demo }
        binder.bind(Preferences.self).to(factory: Preferences.init)
        binder.bind(HomeOrganization.self).to(factory: HomeOrganization.init)
        binder.bind(BrowserParts.self).to {
            (
                terminal: any ScreenTerminal, clock: any WallClock, sleeper: any Sleeper, troubles: TroubleWriter,
                opener: AddressOpener, colors: ColorSupport, tabs: [HomeTab], preferences: Preferences,
                home: HomeOrganization
            ) in
            BrowserParts(
                terminal: terminal, clock: clock, sleeper: sleeper, troubles: troubles, opener: opener,
                colors: colors, tabs: tabs, preferences: preferences, home: home.name)
        }
    }
}
