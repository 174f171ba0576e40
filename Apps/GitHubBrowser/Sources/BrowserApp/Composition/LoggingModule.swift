// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import BrowserNetworking
import DI
import Logging

/// The log of the program: where it can go beside the backends of its layer, and the loggers of other layers.
enum LoggingModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: LogModule.self)
        binder.bind(LogLocation.self).to { (it: Invocation) in LogLocation(folder: it.stateFolder) }
        binder.bind((any LogBackend).self).qualified("stderr").to {
            (console: any Console, screen: ScreenOutlet) -> any LogBackend in
            // What fills the screen shows its log there.
            screen.outlet == nil ? ConsoleLog(console: console) : NoLog()
        }
        binder.bind(Loggers.self).to {
            (chosen: any LogBackend, screen: ScreenOutlet, settings: LogSettings, clock: any WallClock) in
            let backend = screen.outlet.map { TeeLog(first: chosen, second: $0) as any LogBackend } ?? chosen
            return Loggers(backend: backend, settings: settings, clock: clock)
        }
        binder.bind(Logger.self).tagged(with: NetworkLog.self).to { (loggers: Loggers) in
            loggers.logger("ghb.network")
        }
    }
}
