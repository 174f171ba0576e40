// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a user can ask about the whole cache, whatever the account.
///
/// Apart from `ResponseCache`, since who answers requests needs none of it and must not empty the cache by mistake.
public protocol CacheMaintenance: Sendable {
    /// The file that the cache is meant to lie in; nil where it is meant to be in memory. Opens nothing.
    var file: URL? { get }
    /// What the cache holds.
    func summary() async throws -> CacheSummary
    /// Forgets all answers and tells what there was. The state of limits stays: to empty the cache is no way around
    /// them.
    func clear() async throws -> CacheSummary
}
