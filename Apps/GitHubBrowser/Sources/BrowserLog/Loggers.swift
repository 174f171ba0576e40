// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Logging

/// The output of the log.
///
/// It is safe to use from several threads. Lines that cannot be written are lost: a program never fails because of its log.
package protocol LogBackend: Sendable {
    /// Takes a line, without its end; it holds no control characters.
    func write(_ line: String)
}

/// Drops every line.
package struct NoLog: LogBackend {
    package init() {}

    package func write(_ line: String) {}
}

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
