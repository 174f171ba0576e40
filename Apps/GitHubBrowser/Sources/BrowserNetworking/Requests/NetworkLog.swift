// SPDX-License-Identifier: Apache-2.0

import Logging

/// The log of requests, apart from the log of the program.
public struct NetworkLog: Sendable {
    /// A logger with a label of this layer.
    public let logger: Logger

    /// Creates the log that a logger writes.
    public init(_ logger: Logger) { self.logger = logger }
}
