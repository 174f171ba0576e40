// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserStorage

/// The contract of each backend for responses.
@Suite struct ResponseCacheTests {
    private typealias Bench = StorageBench
    private let bench = StorageBench()

    @Test(arguments: StorageBench.Backend.allCases)
    func response_isKeptReplacedAndForgotten(backend: StorageBench.Backend) async throws {
        let cache = await bench.backend(backend)
        #expect(try await cache.response(for: Bench.key()) == nil)
        try await cache.store(Bench.response("one"), for: Bench.key())
        #expect(try await cache.response(for: Bench.key()) == Bench.response("one"))
        let other = StoredResponse(body: Data(), etag: nil, link: nil, confirmedAt: Bench.now)
        try await cache.store(other, for: Bench.key())
        #expect(try await cache.response(for: Bench.key()) == other)
        try await cache.removeResponse(for: Bench.key())
        try await cache.removeResponse(for: Bench.key())
        #expect(try await cache.response(for: Bench.key()) == nil)
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func response_isThatOfTheWholeKey(backend: StorageBench.Backend) async throws {
        let cache = await bench.backend(backend)
        let values = ["github.com", "ada", "GET", "https://x/a", "application/json", "1"]
        for position in values.indices {
            var others = values
            others[position] += "?"
            try await cache.store(Bench.response("\(position)"), for: key(others))
        }
        #expect(try await cache.response(for: key(values)) == nil)
        try await cache.store(Bench.response("it"), for: key(values))
        for position in values.indices {
            var others = values
            others[position] += "?"
            #expect(try await cache.response(for: key(others)) == Bench.response("\(position)"))
        }
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func bodies_areTheLatestOfAnAccount_upToASize(backend: StorageBench.Backend) async throws {
        let cache = await bench.backend(backend, retention: Retention(keepFor: 86_400, mostBytes: .max))
        for (number, text) in ["second", "first", "third", "old"].enumerated() {
            let time = [-20.0, -10, -30, -86_401][number]
            // Only a cache in a file forgets.
            if text == "old", backend == .memory { continue }
            try await cache.store(Bench.response(text, after: time), for: Bench.key(number))
        }
        try await cache.store(Bench.response("another's"), for: Bench.key(9, account: "ada"))
        func bodies(_ size: Int, host: String = "github.com") async throws -> [String] {
            try await cache.bodies(host: host, account: "anonymous", mostBytes: size)
                .map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(try await bodies(100) == ["first", "second", "third"])
        #expect(try await bodies(11) == ["first", "second"])
        #expect(try await bodies(10) == ["first"])
        #expect(try await bodies(100, host: "ghe.example") == [])
    }

    private func key(_ values: [String]) -> CacheKey {
        CacheKey(
            host: values[0], account: values[1], method: values[2], url: values[3], accept: values[4],
            apiVersion: values[5])
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func confirmation_changesTheTime_andTheLinkWhereThereIsANewOne(backend: StorageBench.Backend) async throws {
        let cache = await bench.backend(backend)
        try await cache.store(Bench.response("one"), for: Bench.key())
        try await cache.confirm(Bench.key(), at: Bench.now.addingTimeInterval(5), link: nil)
        #expect(try await cache.response(for: Bench.key()) == Bench.response("one", after: 5))
        try await cache.confirm(Bench.key(), at: Bench.now.addingTimeInterval(6), link: "<https://y>; rel=\"last\"")
        let response = try #require(try await cache.response(for: Bench.key()))
        #expect(
            response
                == Bench.response("one", after: 5).confirmed(at: Bench.now.addingTimeInterval(6), link: response.link))
        #expect(response.link == "<https://y>; rel=\"last\"")
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func confirmation_ofWhatIsNotKeptDoesNothing(backend: StorageBench.Backend) async throws {
        let cache = await bench.backend(backend)
        try await cache.confirm(Bench.key(), at: Bench.now, link: nil)
        #expect(try await cache.response(for: Bench.key()) == nil)
    }

    @Test func response_isNotKeptLongerThanTheRule() async throws {
        let storage = await bench.backend(.sqlite, retention: Retention(keepFor: 86_400, mostBytes: .max))
        try await storage.store(Bench.response("old", after: -86_401), for: Bench.key(1))
        try await storage.store(Bench.response("kept", after: -86_400), for: Bench.key(2))
        #expect(try await storage.response(for: Bench.key(1)) == nil)
        #expect(try await storage.response(for: Bench.key(2)) == Bench.response("kept", after: -86_400))
        #expect(try await storage.summary().entries == 1)
    }

    @Test func responses_thatWereConfirmedFirstMakeRoom() async throws {
        let storage = await bench.backend(.sqlite, retention: Retention(keepFor: .infinity, mostBytes: 1_000_000))
        let body = String(repeating: "x", count: 100_000)
        for number in 0..<20 {
            // The order in which they are kept is not the one in which they were confirmed.
            let time = TimeInterval(number * 7 % 20)
            try await storage.store(Bench.response(body, after: time), for: Bench.key(number))
        }
        let summary = try await storage.summary()
        #expect((6...10).contains(summary.entries))
        #expect(summary.newest == Bench.now.addingTimeInterval(19))
        let newest = try #require((0..<20).first { $0 * 7 % 20 == 19 })
        #expect(try await storage.response(for: Bench.key(newest)) != nil)
        #expect(try await storage.response(for: Bench.key(0)) == nil)
    }

    @Test func response_thatIsLargerThanAllRoomIsNotKept() async throws {
        let storage = await bench.backend(.sqlite, retention: Retention(keepFor: .infinity, mostBytes: 500_000))
        let body = String(repeating: "x", count: 600_000)
        try await storage.store(Bench.response(body), for: Bench.key())
        #expect(try await storage.response(for: Bench.key()) == nil)
        try await storage.store(Bench.response("small"), for: Bench.key())
        #expect(try await storage.response(for: Bench.key()) == Bench.response("small"))
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func summary_countsAllHostsAndAccounts(backend: StorageBench.Backend) async throws {
        let storage = await bench.backend(backend)
        try await storage.store(Bench.response("12345", after: 2), for: Bench.key(account: "eve"))
        try await storage.store(Bench.response("123", after: 1), for: Bench.key(1, account: "ada"))
        try await storage.store(Bench.response("1234", after: 3), for: Bench.key(2, account: "ada"))
        let summary = try await storage.summary()
        let time = { Bench.now.addingTimeInterval($0) }
        #expect(summary.entries == 3)
        #expect(summary.bytes == 12)
        #expect(summary.oldest == time(1))
        #expect(summary.newest == time(3))
        #expect(summary.backend == (backend == .memory ? "memory" : "sqlite"))
        #expect(summary.file == (backend == .memory ? nil : bench.location.cache))
        #expect(storage.file == summary.file)
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func clear_forgetsAnswersAlone_andTellsWhatThereWas(backend: StorageBench.Backend) async throws {
        let storage = await bench.backend(backend)
        let limit = LimitState(resource: "core", remaining: 0, updatedAt: Bench.now)
        try await storage.store(Bench.response("12345"), for: Bench.key())
        try await storage.save(limit, host: "github.com", account: "ada")
        let removed = try await storage.clear()
        #expect(removed.entries == 1)
        #expect(removed.bytes == 5)
        let summary = try await storage.summary()
        #expect(summary == CacheSummary(backend: summary.backend, file: storage.file))
        #expect(try await storage.response(for: Bench.key()) == nil)
        #expect(try await storage.limits(host: "github.com", account: "ada") == [limit])
        #expect(try await storage.clear().entries == 0)
    }
}
