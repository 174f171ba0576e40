// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content of a cache, in numbers.
public struct CacheSummary: Sendable, Hashable {
    /// The backend of the cache: `sqlite`, or `memory`, also if the file cannot be used.
    public let backend: String
    /// The file that the answers are in; nil where they are in memory.
    public let file: URL?
    /// The number of responses.
    public let entries: Int
    /// The size of their bodies in bytes.
    public let bytes: Int
    /// The time of the oldest confirmation by the server.
    public let oldest: Date?
    /// The time of the latest confirmation by the server.
    public let newest: Date?

    /// Makes a summary; without numbers, that of an empty cache.
    public init(
        backend: String, file: URL?, entries: Int = 0, bytes: Int = 0, oldest: Date? = nil, newest: Date? = nil
    ) {
        self.backend = backend
        self.file = file
        self.entries = entries
        self.bytes = bytes
        self.oldest = oldest
        self.newest = newest
    }
}
