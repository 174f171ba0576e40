// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content of a cache, by host and account.
public struct CacheSummary: Sendable, Hashable {
    /// The answers to one account at one host.
    public struct Part: Sendable, Hashable {
        /// The GitHub host.
        public let host: String
        /// The owner of the responses; never a token itself.
        public let account: String
        /// The number of responses.
        public let entries: Int
        /// The size of their bodies in bytes.
        public let bytes: Int
        /// The time of the oldest confirmation by the server.
        public let oldest: Date
        /// The time of the latest confirmation by the server.
        public let newest: Date

        /// Makes a part.
        public init(host: String, account: String, entries: Int, bytes: Int, oldest: Date, newest: Date) {
            self.host = host
            self.account = account
            self.entries = entries
            self.bytes = bytes
            self.oldest = oldest
            self.newest = newest
        }
    }

    /// The backend of the cache: `sqlite`, or `memory`, also if the file cannot be used.
    public let backend: String
    /// The file that the answers are in; nil where they are in memory.
    public let file: URL?
    /// The answers by host and account, sorted by these.
    public let parts: [Part]

    /// Makes a summary of parts in any order.
    public init(backend: String, file: URL?, parts: [Part]) {
        self.backend = backend
        self.file = file
        self.parts = parts.sorted { ($0.host, $0.account) < ($1.host, $1.account) }
    }

    /// The number of responses.
    public var entries: Int { parts.reduce(0) { $0 + $1.entries } }
    /// The size of their bodies in bytes.
    public var bytes: Int { parts.reduce(0) { $0 + $1.bytes } }
    /// The time of the oldest confirmation by the server.
    public var oldest: Date? { parts.map(\.oldest).min() }
    /// The time of the latest confirmation by the server.
    public var newest: Date? { parts.map(\.newest).max() }
}
