// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The maintenance of the whole cache, across accounts.
///
/// It is separate from `ResponseCache`, so that the code of requests can't empty the cache by mistake.
package protocol CacheMaintenance: Sendable {
    /// The configured file of the cache; nil if the cache is in memory. Opens nothing.
    var file: URL? { get }
    /// Returns a summary of the cache.
    func summary() async throws -> CacheSummary
    /// Deletes all responses and returns a summary of them. Rate limits stay, so that an empty cache doesn't lift them.
    func clear() async throws -> CacheSummary
}
