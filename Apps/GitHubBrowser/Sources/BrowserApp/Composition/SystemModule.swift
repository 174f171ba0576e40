// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import Foundation

/// The services of the machine: clock, time zone, streams.
enum SystemModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(SystemClock.self).to { SystemClock() }
        binder.bind((any WallClock).self).to { (clock: SystemClock) in clock }
        binder.bind((any Sleeper).self).to { () -> any Sleeper in SystemSleeper() }
        binder.bind((any Randomness).self).to { () -> any Randomness in SystemRandomness() }
        binder.bind(TimeZone.self).to { () in TimeZone.current }
        binder.bind(StandardConsole.self).to(factory: StandardConsole.init)
        binder.bind(ScreenOutlet.self).to(factory: \Invocation.screenOutlet)
        binder.bind((any Console).self).to {
            (console: StandardConsole, it: Invocation, screen: ScreenOutlet) -> any Console in
            if let outlet = screen.outlet { return outlet }
            return it.pager.map { PagedConsole(console: console, settings: $0) } ?? console
        }
        binder.bind(ConsoleNotices.self).to(factory: ConsoleNotices.init)
        binder.bind((any Notices).self).to { (notices: ConsoleNotices, screen: ScreenOutlet) -> any Notices in
            screen.outlet ?? notices
        }
    }
}
