// SPDX-License-Identifier: Apache-2.0

/// The required freshness of a response.
package enum Freshness: Sendable, Hashable {
    /// As configured: a cached response is used if it is fresh enough.
    case policy
    /// From the server, unless the user is offline; for refreshing, and for data about the current moment.
    case always
    /// From the cache only, of any age; for a first frame that must not wait.
    case kept
}
