// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The maintenance of the whole cache, across accounts.
///
/// It is separate from `ResponseCache`, since the code that answers requests must not empty the cache by mistake.
public protocol CacheMaintenance: Sendable {
    /// The file that the cache is meant to lie in; nil where it is meant to be in memory. Opens nothing.
    var file: URL? { get }
    /// Returns a summary of the cache.
    func summary() async throws -> CacheSummary
    /// Forgets all answers and tells what there was. The state of limits stays: to empty the cache is no way around
    /// them.
    func clear() async throws -> CacheSummary
}
