// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The maintenance of the whole cache, across accounts.
///
/// It is separate from `ResponseCache`, since the code that answers requests must not empty the cache by mistake.
public protocol CacheMaintenance: Sendable {
    /// The configured file of the cache; nil if the cache is in memory. Opens nothing.
    var file: URL? { get }
    /// Returns a summary of the cache.
    func summary() async throws -> CacheSummary
    /// Deletes all responses and returns a summary of them. The state of limits stays, so that emptying the cache is no way
    /// around them.
    func clear() async throws -> CacheSummary
}
