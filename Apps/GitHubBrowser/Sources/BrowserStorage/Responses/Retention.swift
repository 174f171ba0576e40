// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The limits of time and space for responses.
package struct Retention: Sendable, Hashable {
    /// The seconds for which a response is kept after its last confirmation by the server.
    package let keepFor: TimeInterval
    package let mostBytes: Int

    /// Keeps everything.
    package static let unlimited: Retention = Retention(keepFor: .infinity, mostBytes: .max)

    /// Returns the earliest confirmation of a response that is kept.
    package func earliest(at now: Date) -> Date { now.addingTimeInterval(-keepFor) }
}
