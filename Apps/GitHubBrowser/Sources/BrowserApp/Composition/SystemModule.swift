// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// What the machine gives: its clock and the streams of the process.
enum SystemModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(SystemClock.self).to(factory: SystemClock.init)
        binder.bind((any WallClock).self).to { (clock: SystemClock) in clock }
        binder.bind(StandardConsole.self).to(factory: StandardConsole.init)
        binder.bind((any Console).self).to { (console: StandardConsole) in console }
        binder.bind(ConsoleNotices.self).to { (console: any Console, quiet: TaggedProvider<Quiet>) in
            ConsoleNotices(console: console, isQuiet: quiet.get())
        }
        binder.bind((any Notices).self).to { (notices: ConsoleNotices) in notices }
    }
}
