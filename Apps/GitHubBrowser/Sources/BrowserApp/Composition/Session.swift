// SPDX-License-Identifier: Apache-2.0

/// The commands as one account on one host can run them.
public struct Session: Sendable {
    /// The commands by the names they have on the command line.
    public let handlers: [String: any CommandHandler]

    /// Makes a session.
    public init(handlers: [String: any CommandHandler]) { self.handlers = handlers }
}
