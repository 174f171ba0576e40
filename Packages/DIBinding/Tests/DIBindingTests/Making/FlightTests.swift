// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rules 11, 12 and 19 of effects: one run for any number of tasks that wait for the instance of a slot.
@Suite struct FlightTests {
    final class Boiler: Sendable {}

    struct BoilerFailure: Error, Equatable {
        let run: Int
    }

    /// The boiler of a bar, the number of times that it was heated, and an object that lives with the bar.
    struct Counter: Sendable {
        let boiler: AsyncProvider<Boiler>
        let runs: Tally
        let keeper: Provider<Keeper>
    }

    private func counter(_ heat: @escaping @Sendable (_ run: Int) async throws -> Boiler) throws -> Counter {
        let runs = Tally()
        let bar = LocalBindings { binder in
            binder.bind(Boiler.self).sharedInScope().asynchronous { () async throws in try await heat(runs.add()) }
        }
        let served = try serve(AsyncProvider<Boiler>.self, from: bar)
        return Counter(boiler: served.dish, runs: runs, keeper: served.keeper)
    }

    /// A counter whose boiler opens a gate when it begins, and goes on at another one.
    private func counter(opening began: Gate, passing gate: Gate) throws -> Counter {
        try counter { _ in
            began.open()
            await gate.pass()
            try Task.checkCancellation()
            return Boiler()
        }
    }

    /// On the main actor a task asks and waits without letting another one in between.
    @Test @MainActor func failure_reachesAllWhoWait_andIsNotKept() async throws {
        let gate = Gate()
        let counter = try counter { run in
            try await gate.wait()
            if run == 1 { throw BoilerFailure(run: run) }
            return Boiler()
        }
        var asked = 0
        let tasks = (0..<100).map { _ in
            Task { @MainActor in
                asked += 1
                if asked == 100 { Task { @MainActor in gate.open() } }
                return try await counter.boiler.get()
            }
        }
        for task in tasks {
            let error = await #expect(throws: ConstructionError.self) { try await task.value }
            #expect(error?.underlying as? BoilerFailure == BoilerFailure(run: 1))
        }
        #expect(counter.runs.count == 1)
        _ = try await counter.boiler.get()
        #expect(counter.runs.count == 2)
    }

    @Test func cancelledTask_isResumedAtOnce_andTheRunGoesOnForOthers() async throws {
        let (began, gate) = (Gate(), Gate())
        let counter = try counter(opening: began, passing: gate)
        let first = Task { try await counter.boiler.get() }
        try await began.wait()
        let second = Task { try await counter.boiler.get() }
        second.cancel()
        // The gate is still closed.
        await #expect(throws: CancellationError.self) { try await second.value }
        let third = Task { @MainActor in
            // Runs while this task waits.
            Task { @MainActor in
                first.cancel()
                _ = await first.result
                gate.open()
            }
            return try await counter.boiler.get()
        }
        _ = try await third.value
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(counter.runs.count == 1)
    }

    @Test func run_goesOn_whenNobodyWaits() async throws {
        let (began, gate) = (Gate(), Gate())
        let counter = try counter(opening: began, passing: gate)
        let first = Task { try await counter.boiler.get() }
        try await began.wait()
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        let second = Task { @MainActor in
            Task { @MainActor in gate.open() }
            return try await counter.boiler.get()
        }
        _ = try await second.value
        #expect(counter.runs.count == 1)
    }

    @Test func cancelledTask_startsNoRun_butGetsAFilledSlot() async throws {
        let counter = try counter { _ in Boiler() }
        await #expect(throws: CancellationError.self) { try await cancelled { try await counter.boiler.get() } }
        #expect(counter.runs.count == 0)
        let boiler = try await counter.boiler.get()
        #expect(try await cancelled { try await counter.boiler.get() } === boiler)
    }

    @TaskLocal static var guest: String = "nobody"

    @Test func run_hasThePriorityOfWhoeverAskedFirst_andNobodysTaskLocals() async throws {
        let (began, gate, log) = (Gate(), Gate(), Journal())
        let counter = try counter { _ in
            log.log("\(Self.guest) \(Task.basePriority == .low)")
            began.open()
            try await gate.wait()
            return Boiler()
        }
        let first = Task(priority: .low) {
            try await Self.$guest.withValue("first") { _ = try await counter.boiler.get() }
        }
        try await began.wait()
        let second = Task { @MainActor in
            Task { @MainActor in gate.open() }
            try await Self.$guest.withValue("second") { _ = try await counter.boiler.get() }
        }
        try await second.value
        try await first.value
        #expect(log.events == ["nobody true"])
    }

    @Test func run_keepsItsComponent_andNothingIsKeptAfterIt() async throws {
        let (began, gate) = (Gate(), Gate())
        var counter: Counter? = try counter { _ in
            began.open()
            try await gate.wait()
            return Boiler()
        }
        weak let observed = counter?.keeper.get()
        let task = Task { [provider = try #require(counter).boiler] in _ = try await provider.get() }
        counter = nil
        try await began.wait()
        #expect(observed != nil)
        gate.open()
        try await task.value
        #expect(observed == nil)
    }
}

/// Whether a function returns without suspending its task, which would let another one onto the main actor.
@MainActor
func isMadeWithoutSuspension<Made>(_ make: @MainActor () async throws -> Made) async throws -> Bool {
    var isInterrupted = false
    let other = Task { @MainActor in isInterrupted = true }
    _ = try await make()
    let result = !isInterrupted
    await other.value
    return result
}
