// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Logging

/// Makes the loggers of the program's layers, which share backend and level.
package struct Loggers: Sendable {
    private let backend: any LogBackend
    private let settings: LogSettings
    private let clock: any WallClock

    /// Makes a source of loggers.
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
