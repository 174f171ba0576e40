// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserNetworking
import DI
import Logging

/// The log of the program: where it can go beside the backends of its layer, and the loggers of other layers.
enum LoggingModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: LogModule.self)
        binder.bind(LogLocation.self).to { (it: Invocation) in LogLocation(folder: it.stateFolder) }
        binder.bind((any LogBackend).self).qualified("stderr").to { (console: any Console) in
            ConsoleLog(console: console)
        }
        binder.bind(Logger.self).tagged(with: NetworkLog.self).to { (loggers: Loggers) in
            loggers.logger("ghb.network")
        }
    }
}
