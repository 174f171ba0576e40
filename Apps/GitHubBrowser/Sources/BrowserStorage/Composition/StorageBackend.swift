// SPDX-License-Identifier: Apache-2.0

/// One way to keep things; which one is used is the configuration's choice.
///
/// One value for all, so that the choice is made, and a wrong one reported, once.
public struct StorageBackend: Sendable {
    /// Keeps answers.
    public let responses: any ResponseCache
    /// The maintenance of the same cache.
    public let maintenance: any CacheMaintenance
    /// Keeps the state of limits.
    public let limits: any LimitStore
    /// Keeps bookmarks.
    public let bookmarks: any BookmarkStore

    /// Makes a backend.
    public init(
        responses: any ResponseCache & CacheMaintenance, limits: any LimitStore, bookmarks: any BookmarkStore
    ) {
        self.responses = responses
        maintenance = responses
        self.limits = limits
        self.bookmarks = bookmarks
    }
}
