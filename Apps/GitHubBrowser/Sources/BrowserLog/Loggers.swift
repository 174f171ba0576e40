// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Logging

/// Makes the loggers of the program's layers, which share backend and level.
package struct Loggers: Sendable {
    private let backend: any LogBackend
    private let settings: LogSettings
    private let clock: any WallClock

    package init(backend: any LogBackend, settings: LogSettings, clock: any WallClock) {
        self.backend = backend
        self.settings = settings
        self.clock = clock
    }

    /// Returns a logger with a label, such as `ghb.network`.
    package func logger(_ label: String) -> Logger {
        Logger(label: label) { label in
            LineHandler(logLevel: settings.level, label: label, backend: backend, clock: clock)
        }
    }
}

/// Makes one line of each event: time, level, label, message, and what belongs to it by name.
struct LineHandler: LogHandler {
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]
    let label: String
    let backend: any LogBackend
    let clock: any WallClock

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let details = metadata.merging(event.metadata ?? [:]) { _, own in own }
        var parts = [clock.now().rfc3339, event.level.rawValue, label, LogText.escaped("\(event.message)")]
        parts += details.sorted { $0.key < $1.key }.map { "\($0.key)=\(LogText.value("\($0.value)"))" }
        if let error = event.error { parts.append("error=\(LogText.value("\(error)"))") }
        backend.write(parts.joined(separator: " "))
    }
}
