// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import DIProperties
import Logging

/// The log, in a file or nowhere; a program adds backends of its own under further qualifiers, and binds `Loggers`.
package enum LogModule: Module {
    /// One log serves all sessions.
    package typealias Scope = Singleton

    /// The property that chooses the backend.
    package static let backendPath = "log.backend"

    /// Binds the backends, the choice among them and the program's logger.
    package static func configure(binder: Binder<Singleton>) {
        binder.bindProperties(LogSettings.self)
        binder.bind(FileLog.self).sharedInScope().onStop { try $0.close() }.to {
            (location: LogLocation, notices: any Notices) in FileLog(location: location, notices: notices)
        }
        binder.bind((any LogBackend).self).qualified("file").to { (log: FileLog) in log }
        binder.bind((any LogBackend).self).qualified("none").to { NoLog() }
        binder.bind((any LogBackend).self).sharedInScope().to(qualifiedBy: backendPath, default: "file")
        binder.bind(Logger.self).to { (loggers: Loggers) in loggers.logger("ghb") }
    }
}
