// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties
import Logging

/// The group `log` of the configuration; `log.backend` chooses the backend and is read by the graph itself.
package struct LogSettings: ConfigProperty, SettingsGroup {
    /// The path of the group.
    package static let path = "log"
    /// The defaults of the group.
    package static let defaults = #"{"backend": "file", "level": "info"}"#
    /// The settings of the group.
    package static let settings = [
        Setting("backend", .choice(["file", "none", "stderr"]), "Where the log is written."),
        Setting("level", .choice(Logger.Level.allCases.map(\.rawValue)), "The least serious event that is logged."),
    ]

    /// The least serious event that is logged.
    package let level: Logger.Level

    private enum CodingKeys: CodingKey { case level }

    /// Makes settings, for tests.
    package init(level: Logger.Level) { self.level = level }

    /// Decodes the group.
    package init(from decoder: any Decoder) throws {
        level = try decoder.container(keyedBy: CodingKeys.self).decodeChoice(forKey: .level)
    }
}
