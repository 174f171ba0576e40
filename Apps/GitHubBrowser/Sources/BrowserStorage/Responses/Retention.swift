// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The time and the space that responses are kept for.
public struct Retention: Sendable, Hashable {
    /// For how many seconds an answer is kept after the server last confirmed it.
    public let keepFor: TimeInterval
    /// The limit in bytes.
    public let mostBytes: Int

    /// Keeps everything.
    public static let unlimited: Retention = Retention(keepFor: .infinity, mostBytes: .max)

    /// Returns the time before which an answer must not have been confirmed last.
    public func earliest(at now: Date) -> Date { now.addingTimeInterval(-keepFor) }
}
