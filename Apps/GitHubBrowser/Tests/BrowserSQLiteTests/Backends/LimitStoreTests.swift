// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import Foundation
import Testing

/// The contract of each backend for the state of limits.
@Suite struct LimitStoreTests {
    private let bench = StorageBench()

    private func state(_ resource: String, remaining: Int? = 7, after seconds: TimeInterval = 0) -> LimitState {
        let time = { StorageBench.now.addingTimeInterval($0) }
        return LimitState(
            resource: resource, limit: 5_000, remaining: remaining, resetAt: time(60), blockedUntil: time(30),
            strikes: 2, updatedAt: time(seconds))
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func states_areKeptByResource(backend: StorageBench.Backend) async throws {
        let limits = await bench.backend(backend)
        #expect(try await limits.limits(host: "github.com", account: "ada") == [])
        let unknown = LimitState(resource: "core", updatedAt: StorageBench.now)
        try await limits.save(state("search"), host: "github.com", account: "ada")
        try await limits.save(unknown, host: "github.com", account: "ada")
        #expect(try await limits.limits(host: "github.com", account: "ada") == [unknown, state("search")])
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func states_belongToOneAccountAtOneHost(backend: StorageBench.Backend) async throws {
        let limits = await bench.backend(backend)
        try await limits.save(state("core"), host: "github.com", account: "ada")
        #expect(try await limits.limits(host: "github.com", account: "eve") == [])
        #expect(try await limits.limits(host: "git.coffee.example", account: "ada") == [])
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func state_isReplacedByANewerOne_andNotByAnOlder(backend: StorageBench.Backend) async throws {
        let limits = await bench.backend(backend)
        for (kept, expected) in [
            (state("core", remaining: 7, after: 10), 7), (state("core", remaining: 9, after: 9), 7),
            (state("core", remaining: 6, after: 10), 6), (state("core", remaining: nil, after: 11), nil),
        ] {
            try await limits.save(kept, host: "github.com", account: "ada")
            #expect(try await limits.limits(host: "github.com", account: "ada").map(\.remaining) == [expected])
        }
    }

    @Test func limit_isKnownToTheNextProcess_andForgottenAWeekLater() async throws {
        try await bench.backend(.sqlite).save(state("core"), host: "github.com", account: "ada")
        #expect(try await bench.backend(.sqlite).limits(host: "github.com", account: "ada") == [state("core")])
        let later = await bench.backend(.sqlite, at: StorageBench.now.addingTimeInterval(7 * 86_400 + 1))
        try await later.save(state("core"), host: "github.com", account: "eve")
        #expect(try await later.limits(host: "github.com", account: "ada") == [])
    }
}
