// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Synchronization

/// A cache that lives as long as the object.
public final class MemoryResponseCache: ResponseCache, CacheMaintenance {
    private struct Contents {
        var responses: [CacheKey: StoredResponse] = [:]
        var bytes: Int = 0

        mutating func replace(_ key: CacheKey, by response: StoredResponse?) {
            bytes += (response?.body.count ?? 0) - (responses[key]?.body.count ?? 0)
            responses[key] = response
        }
    }

    private let contents = Mutex(Contents())
    private let retention: Retention
    private let clock: any WallClock

    /// Makes an empty cache.
    public init(retention: Retention = .unlimited, clock: any WallClock = SystemClock()) {
        self.retention = retention
        self.clock = clock
    }

    /// Returns the response that is kept for a key.
    public func response(for key: CacheKey) async throws -> StoredResponse? {
        let earliest = retention.earliest(at: clock.now())
        return contents.withLock { $0.responses[key] }.flatMap { $0.confirmedAt < earliest ? nil : $0 }
    }

    /// Returns the bodies of the latest answers to an account.
    public func bodies(host: String, account: String, mostBytes: Int) async throws -> [Data] {
        let earliest = retention.earliest(at: clock.now())
        var left = mostBytes
        return contents.withLock { $0.responses }
            .filter { $0.key.host == host && $0.key.account == account && $0.value.confirmedAt >= earliest }
            .map(\.value).sorted { $0.confirmedAt > $1.confirmedAt }.map(\.body).prefix { body in
                left -= body.count
                return left >= 0
            }
    }

    /// Keeps an answer, and where there are too many bytes, forgets those that were confirmed first.
    public func store(_ response: StoredResponse, for key: CacheKey) async throws {
        contents.withLock { contents in
            contents.replace(key, by: response)
            guard contents.bytes > retention.mostBytes else { return }
            for (key, _) in contents.responses.sorted(by: { $0.value.confirmedAt < $1.value.confirmedAt }) {
                guard contents.bytes > retention.roomyBytes else { break }
                contents.replace(key, by: nil)
            }
        }
    }

    /// Notes that the server confirmed an answer.
    public func confirm(_ key: CacheKey, at time: Date, link: String?) async throws {
        contents.withLock { contents in
            contents.responses[key] = contents.responses[key]?.confirmed(at: time, link: link)
        }
    }

    /// Forgets an answer.
    public func removeResponse(for key: CacheKey) async throws {
        contents.withLock { $0.replace(key, by: nil) }
    }

    /// None.
    public var file: URL? { nil }

    /// Returns a summary of the cache.
    public func summary() async throws -> CacheSummary {
        let earliest = retention.earliest(at: clock.now())
        return Self.summary(contents.withLock { $0.responses }.filter { $0.value.confirmedAt >= earliest })
    }

    /// Forgets all answers.
    public func clear() async throws -> CacheSummary {
        Self.summary(
            contents.withLock { contents in
                defer { contents = Contents() }
                return contents.responses
            })
    }

    private static func summary(_ responses: [CacheKey: StoredResponse]) -> CacheSummary {
        let times = responses.values.map(\.confirmedAt)
        return CacheSummary(
            backend: "memory", file: nil, entries: responses.count,
            bytes: responses.values.reduce(0) { $0 + $1.body.count }, oldest: times.min(), newest: times.max())
    }
}
