// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserNetworking

@Suite(.timeLimit(.minutes(10))) struct CoalescingTests {
    private let url = Bench.url(Bench.api + "/orgs/a")

    /// Lets every task that can run do so; nothing here depends on time.
    private func settle() async { for _ in 0..<200 { await Task.yield() } }

    @Test func sameRequest_isAskedOnce() async throws {
        let gate = GatedTransport()
        let bench = Bench(gate: gate)
        async let answers = withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 { group.addTask { try await bench.get("/orgs/a") } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        await gate.arrival(of: 1)
        await settle()
        gate.answer("{}")
        #expect(try await answers == Array(repeating: "{}", count: 20))
        #expect(gate.requests.count == 1)
    }

    @Test func waiter_thatIsCancelledDisturbsNobody() async throws {
        let gate = GatedTransport()
        let bench = Bench(gate: gate)
        let first = Task { try await bench.get("/orgs/a") }
        await gate.arrival(of: 1)
        let second = Task { try await bench.get("/orgs/a") }
        await settle()
        first.cancel()
        await #expect(throws: APIFailure.cancelled) { try await first.value }
        gate.answer("{}")
        #expect(try await second.value == "{}")
        #expect(gate.requests.count == 1)
        #expect(gate.cancelled == 0)
    }

    @Test func lastWaiter_takesTheRequestWithIt() async throws {
        let gate = GatedTransport()
        let bench = Bench(gate: gate)
        let tasks = (0..<3).map { _ in Task { try await bench.get("/orgs/a") } }
        await gate.arrival(of: 1)
        await settle()
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: APIFailure.cancelled) { try await task.value } }
        while gate.cancelled == 0, !Task.isCancelled { await Task.yield() }
        let again = Task { try await bench.get("/orgs/a") }
        await gate.arrival(of: 2)
        gate.answer("[]", status: 500)
        gate.answer("{}")
        #expect(try await again.value == "{}")
    }

    @Test func failure_isSharedButNotKept() async throws {
        let gate = GatedTransport()
        let bench = Bench(gate: gate)
        let both = (0..<2).map { _ in Task { try await bench.get("/orgs/a") } }
        await gate.arrival(of: 1)
        await settle()
        gate.answer("{}", status: 404)
        for task in both {
            let failure = await #expect(throws: APIFailure.self) { try await task.value }
            #expect(failure?.kind == .notFound)
        }
        let again = Task { try await bench.get("/orgs/a") }
        await gate.arrival(of: 2)
        gate.answer("{}")
        #expect(try await again.value == "{}")
    }

    @Test func task_thatIsCancelledAlreadyAsksNothing() async throws {
        let bench = Bench([Bench.api + "/orgs/a": [.json("{}")]])
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await bench.get("/orgs/a")
        }
        await #expect(throws: APIFailure.cancelled) { try await task.value }
        #expect(bench.transport.requests == [])
    }

    @Test func requests_areSoManyAtOnceAndNoMore() async throws {
        let gate = GatedTransport()
        let bench = Bench(gate: gate, options: Bench.Options(concurrency: 3))
        let tasks = (0..<10).map { number in Task { try await bench.get("/orgs/\(number)") } }
        for count in 3...10 {
            await gate.arrival(of: count)
            await settle()
            #expect(gate.requests.count == count)
            gate.answer("{}")
        }
        gate.answer("{}")
        gate.answer("{}")
        for task in tasks { _ = try await task.value }
        #expect(gate.most == 3)
    }

    @Test func requestThatWaitsForItsTurn_heedsTheLimitOfTheOneBefore() async throws {
        let gate = GatedTransport()
        let bench = Bench(gate: gate, options: Bench.Options(concurrency: 1))
        let first = Task { try await bench.get("/orgs/a") }
        await gate.arrival(of: 1)
        let second = Task { try await bench.get("/orgs/b") }
        await settle()
        gate.answer("{}", status: 429, headers: ["Retry-After": "30"])
        for task in [first, second] {
            let failure = await #expect(throws: APIFailure.self) { try await task.value }
            #expect(failure?.kind == .limited)
        }
        #expect(gate.requests.count == 1)
    }

    @Test func requestThatWaitsForItsTurn_canBeCancelled() async throws {
        let gate = GatedTransport()
        let bench = Bench(gate: gate, options: Bench.Options(concurrency: 1))
        let first = Task { try await bench.get("/orgs/a") }
        await gate.arrival(of: 1)
        let second = Task { try await bench.get("/orgs/b") }
        await settle()
        second.cancel()
        await #expect(throws: APIFailure.cancelled) { try await second.value }
        gate.answer("{}")
        _ = try await first.value
        let third = Task { try await bench.get("/orgs/c") }
        await gate.arrival(of: 2)
        gate.answer("[]")
        #expect(try await third.value == "[]")
    }
}
