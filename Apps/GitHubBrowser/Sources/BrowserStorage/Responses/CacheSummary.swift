// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content of a cache, in numbers.
package struct CacheSummary: Sendable, Hashable {
    /// The backend of the cache: `sqlite`, or `memory`, also if the file cannot be used.
    package let backend: String
    /// The file of the responses; nil if they are in memory.
    package let file: URL?
    package let entries: Int
    /// The size of their bodies in bytes.
    package let bytes: Int
    /// The times of the oldest and of the latest confirmation by the server.
    package let oldest: Date?
    package let newest: Date?

    /// Creates a summary; without numbers, that of an empty cache.
    package init(
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
