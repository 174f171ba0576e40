// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import Foundation
import Synchronization

/// The storage in memory, which keeps everything as long as the object exists.
package final class MemoryStorage: StorageBackend {
    private struct Contents {
        var responses: [CacheKey: StoredResponse] = [:]
        /// By host, account and resource.
        var limits: [[String]: LimitState] = [:]
        /// By host, and the name in lower case.
        var bookmarks: [[String]: Bookmark] = [:]
    }

    private let contents = Mutex(Contents())

    package init() {}

    package func response(for key: CacheKey) async throws -> StoredResponse? { contents.withLock { $0.responses[key] } }

    package func bodies(host: String, account: String, mostBytes: Int) async throws -> [Data] {
        var left = mostBytes
        return contents.withLock { $0.responses }.filter { $0.key.host == host && $0.key.account == account }
            .map(\.value).sorted { $0.confirmedAt > $1.confirmedAt }.map(\.body).prefix { body in
                left -= body.count
                return left >= 0
            }
    }

    package func store(_ response: StoredResponse, for key: CacheKey) async throws {
        contents.withLock { $0.responses[key] = response }
    }

    package func confirm(_ key: CacheKey, at time: Date, link: String?) async throws {
        contents.withLock { $0.responses[key] = $0.responses[key]?.confirmed(at: time, link: link) }
    }

    package func removeResponse(for key: CacheKey) async throws { contents.withLock { $0.responses[key] = nil } }

    package var file: URL? { nil }

    package func summary() async throws -> CacheSummary { Self.summary(contents.withLock { $0.responses }) }

    package func clear() async throws -> CacheSummary {
        Self.summary(
            contents.withLock { contents in
                defer { contents.responses = [:] }
                return contents.responses
            })
    }

    private static func summary(_ responses: [CacheKey: StoredResponse]) -> CacheSummary {
        let times = responses.values.map(\.confirmedAt)
        return CacheSummary(
            backend: "memory", file: nil, entries: responses.count,
            bytes: responses.values.reduce(0) { $0 + $1.body.count }, oldest: times.min(), newest: times.max())
    }

    package func limits(host: String, account: String) async throws -> [LimitState] {
        contents.withLock { $0.limits }.filter { $0.key.dropLast() == [host, account] }.values
            .sorted { $0.resource < $1.resource }
    }

    package func save(_ state: LimitState, host: String, account: String) async throws {
        contents.withLock { contents in
            let key = [host, account, state.resource]
            if let kept = contents.limits[key], kept.updatedAt > state.updatedAt { return }
            contents.limits[key] = state
        }
    }

    package func isLasting() async -> Bool { false }

    package func bookmarks(host: String) async throws -> [Bookmark] {
        contents.withLock { $0.bookmarks }.filter { $0.key[0] == host }
            .sorted { ($0.value.addedAt, $0.key[1]) < ($1.value.addedAt, $1.key[1]) }.map(\.value)
    }

    @discardableResult package func add(_ bookmark: Bookmark, host: String) async throws -> Bool {
        contents.withLock { contents in
            let key = [host, "\(bookmark.name)".lowercased()]
            if contents.bookmarks[key] != nil { return false }
            contents.bookmarks[key] = bookmark
            return true
        }
    }

    @discardableResult package func remove(_ name: RepositoryName, host: String) async throws -> Bool {
        contents.withLock { $0.bookmarks.removeValue(forKey: [host, "\(name)".lowercased()]) != nil }
    }
}

/// The backend `memory`.
package enum MemoryStorageModule: Module {
    package typealias Scope = Singleton

    package static func configure(binder: Binder<Singleton>) {
        binder.bind(MemoryStorage.self).sharedInScope().to(factory: MemoryStorage.init)
        binder.bind((any StorageBackend).self).qualified("memory").to { (memory: MemoryStorage) in memory }
    }
}
