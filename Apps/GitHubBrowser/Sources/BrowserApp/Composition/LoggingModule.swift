// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import BrowserNetworking
import BrowserStorage
import DI

/// The logging of the program: a backend of its own besides those of `BrowserLog`, and the loggers of the layers.
enum LoggingModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: LogModule.self)
        binder.bind(LogLocation.self).to { (folders: StorageFolders) in LogLocation(folder: folders.state) }
        binder.bind((any LogBackend).self).qualified("stderr").to {
            (console: any Console, screen: ScreenOutlet) -> any LogBackend in
            // The browser shows its log on a screen of its own.
            screen.outlet == nil ? ConsoleLog(console: console) : NoLog()
        }
        binder.bind(Loggers.self).to {
            (chosen: any LogBackend, screen: ScreenOutlet, settings: LogSettings, clock: any WallClock) in
            let backend = screen.outlet.map { TeeLog(first: chosen, second: $0) as any LogBackend } ?? chosen
            return Loggers(backend: backend, settings: settings, clock: clock)
        }
        binder.bind(NetworkLog.self).to { (loggers: Loggers) in NetworkLog(loggers.logger("ghb.network")) }
    }
}
