// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Logging

/// The group `log` of the configuration; `log.backend` chooses the backend and is read by the graph itself.
public struct LogSettings: ConfigProperty {
    /// Where the group stands.
    public static let path = "log"
    /// What counts where nothing is set.
    public static let defaults = #"{"level": "info"}"#

    /// The least serious event that is logged.
    public let level: Logger.Level

    /// Makes settings, for tests.
    public init(level: Logger.Level) { self.level = level }
}
