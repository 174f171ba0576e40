// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a cache holds, by whose view of which host it is.
public struct CacheSummary: Sendable, Hashable {
    /// The answers to one account at one host.
    public struct Part: Sendable, Hashable {
        /// The GitHub host.
        public let host: String
        /// Whose answers they are; never a token itself.
        public let account: String
        /// How many answers there are.
        public let entries: Int
        /// How many bytes their bodies have.
        public let bytes: Int
        /// When the server confirmed the answer that it has not confirmed for the longest time.
        public let oldest: Date
        /// When the server last confirmed an answer.
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

    /// What keeps the answers: `sqlite`, or `memory` also where the file cannot be used.
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

    /// How many answers there are.
    public var entries: Int { parts.reduce(0) { $0 + $1.entries } }
    /// How many bytes their bodies have.
    public var bytes: Int { parts.reduce(0) { $0 + $1.bytes } }
    /// When the server confirmed the answer that it has not confirmed for the longest time.
    public var oldest: Date? { parts.map(\.oldest).min() }
    /// When the server last confirmed an answer.
    public var newest: Date? { parts.map(\.newest).max() }
}
