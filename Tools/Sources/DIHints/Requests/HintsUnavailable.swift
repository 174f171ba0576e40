// SPDX-License-Identifier: Apache-2.0

/// The reason why no hint could be read: nothing else is known then.
public struct HintsUnavailable: Error, Codable, Sendable, Hashable, CustomStringConvertible {
    /// The reason, as a clause: "the build has no arguments of module 'Kitchen'".
    public let reason: String

    /// The reason.
    public var description: String { reason }
}
