// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Flights under many tasks: one run, whoever waits, leaves or comes back.
@Suite struct FlightStressTests {
    @Test func thousandTasks_getOneInstance_fromOneRun() async throws {
        let factory = try ComponentFactory.of(Bar.self)
        for _ in 0..<5 {
            let kitchen = Kitchen { _ in await Task.yield() }
            let counter = factory.build(kitchen)
            let boilers = try await withThrowingTaskGroup(of: Boiler.self) { group in
                for _ in 0..<1_000 { group.addTask { try await counter.boiler.get() } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(boilers.count == 1_000 && boilers.allSatisfy { $0 === boilers[0] })
            #expect(kitchen.runs.count == 1)
        }
    }

    @Test func failures_reachEveryTask_andAreNotKept() async throws {
        let factory = try ComponentFactory.of(Bar.self)
        for _ in 0..<20 {
            let kitchen = Kitchen { run in
                await Task.yield()
                if run % 4 != 0 { throw Jam() }
            }
            let counter = factory.build(kitchen)
            let count = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        var failures = 0
                        while true {
                            do {
                                _ = try await counter.boiler.get()
                                return failures
                            } catch let error as ConstructionError where error.underlying is Jam {
                                failures += 1
                            }
                        }
                    }
                }
                return try await group.reduce(0, +)
            }
            // Each of the three failed runs has reached somebody, and nobody twice.
            #expect(kitchen.runs.count == 4 && (3...300).contains(count) && kitchen.overlapCount == 0)
        }
    }

    @Test func stormOfCancellations_leavesNobodyWaiting() async throws {
        let factory = try ComponentFactory.of(Bar.self)
        for round in 0..<100 {
            let kitchen = Kitchen { _ in
                for _ in 0..<5 { await Task.yield() }
                try Task.checkCancellation()
            }
            let counter = factory.build(kitchen)
            var tasks: [Task<Boiler, any Error>] = []
            for number in 0..<30 {
                let task = Task { try await counter.boiler.get() }
                if (number + round) % 3 == 0 { await Task.yield() }
                // The last one stays.
                if number < 29, number % 7 != round % 7 { task.cancel() } else { tasks.append(task) }
            }
            for task in tasks { _ = try await task.value }
            #expect(kitchen.overlapCount == 0)
        }
    }

    @Test func allCancelled_thenAskedAgain_isMade() async throws {
        let factory = try ComponentFactory.of(Bar.self)
        for _ in 0..<100 {
            let kitchen = Kitchen { _ in
                await Task.yield()
                try Task.checkCancellation()
            }
            let counter = factory.build(kitchen)
            let tasks = (0..<10).map { _ in Task { try await counter.boiler.get() } }
            for task in tasks { task.cancel() }
            _ = try await counter.boiler.get()
            for task in tasks {
                if case .failure(let error) = await task.result { #expect(error is CancellationError) }
            }
            #expect(kitchen.overlapCount == 0)
        }
    }

    /// Opens a stream when it is let go.
    final class Guest: Sendable {
        private let gone: AsyncStream<Void>.Continuation

        init(_ gone: AsyncStream<Void>.Continuation) {
            self.gone = gone
        }

        deinit {
            gone.finish()
        }
    }

    @Test func frames_dieOnOtherThreads_withTheirLastRun() async throws {
        let factory = try ComponentFactory.of(Bar.self)
        for _ in 0..<200 {
            let (isGone, gone) = AsyncStream.makeStream(of: Void.self)
            let (hasBegun, began) = AsyncStream.makeStream(of: Void.self)
            let (mayEnd, end) = AsyncStream.makeStream(of: Void.self)
            let task = Task {
                let guest = Guest(gone)
                let kitchen = Kitchen { _ in
                    began.finish()
                    for await _ in mayEnd {}
                    withExtendedLifetime(guest) {}
                }
                return try await factory.build(kitchen).boiler.get()
            }
            for await _ in hasBegun {}
            task.cancel()
            if case .failure(let error) = await task.result { #expect(error is CancellationError) }
            end.finish()
            // The run was the last to keep the frame, and the frame the guest.
            for await _ in isGone {}
        }
    }
}
