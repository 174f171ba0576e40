// SPDX-License-Identifier: Apache-2.0

/// A failure to listen.
public struct ServerError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The requested port.
    public let port: UInt16

    /// The description of the system.
    public let reason: String

    /// The whole message.
    public var description: String {
        "cannot listen on 127.0.0.1:\(port): \(reason) (choose another port, or 0 for any that is free)"
    }
}
