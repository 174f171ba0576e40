// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 13 of effects: a run that waits for itself, over any number of tasks, throws the closed path to all on it.
@Suite struct WaitingCycleTests {
    final class Boiler: Sendable {}
    final class Pump: Sendable {}
    final class Valve: Sendable {}

    /// The seed: what the factories do with the providers that they get.
    struct Kitchen: Sendable {
        var boil: @Sendable (AsyncProvider<Pump>) async throws -> Void = { _ = try await $0.get() }
        var pump: @Sendable (AsyncProvider<Valve>) async throws -> Void = { _ = try await $0.get() }
        var close: @Sendable (AsyncProvider<Boiler>) async throws -> Void = { _ = try await $0.get() }
    }

    struct Machine: Sendable {
        let boiler: AsyncProvider<Boiler>
        let pump: AsyncProvider<Pump>
        let valve: AsyncProvider<Valve>
    }

    /// A boiler that asks for the pump, which asks for the valve, which asks for the boiler.
    private func machine(_ kitchen: Kitchen = Kitchen()) throws -> Machine {
        let plant = LocalBindings { binder in
            func bind<Made: Sendable, Next: Sendable>(
                line: UInt, _ ask: @escaping @Sendable (AsyncProvider<Next>) async throws -> Void,
                _ make: @escaping @Sendable () -> Made
            ) {
                binder.bind(Made.self).sharedInScope().asynchronous(
                    file: "Shop/Plant.swift", line: line,
                    { (next: AsyncProvider<Next>) in
                        try await ask(next)
                        return make()
                    })
            }
            bind(line: 1, kitchen.boil) { Boiler() }
            bind(line: 2, kitchen.pump) { Pump() }
            bind(line: 3, kitchen.close) { Valve() }
            binder.bind(Machine.self).to(factory: Machine.init)
        }
        return try serve(Machine.self, from: plant).dish
    }

    private static let path = """
        error: [DI/DependencyCycle] 'WaitingCycleTests.Valve' was requested again while it was being made by 3 tasks that \
        wait for each other
          'WaitingCycleTests.Valve'          Shop/Plant.swift:3
          needs 'WaitingCycleTests.Boiler'   Shop/Plant.swift:1
          needs 'WaitingCycleTests.Pump'     Shop/Plant.swift:2
          needs 'WaitingCycleTests.Valve'    Shop/Plant.swift:3

        """

    @Test func runThatWaitsForItself_throwsTheClosedPath() async throws {
        let machine = try machine()
        let error = await #expect(throws: ConstructionError.self) { _ = try await machine.boiler.get() }
        #expect(
            error?.description == Self.path + """
                fix: keep the AsyncProvider or ThrowingProvider, and use it only after construction
                docs: swift package di explain DependencyCycle
                """)
        // Nothing of it is kept.
        await #expect(throws: ConstructionError.self) { _ = try await machine.pump.get() }
    }

    @Test func runsThatWaitForEachOther_allThrowTheClosedPath() async throws {
        let meeting = Meeting(of: 3)
        @Sendable func meet<Next>(_ next: AsyncProvider<Next>) async throws {
            try await meeting.join()
            _ = try await next.get()
        }
        let machine = try machine(Kitchen(boil: meet, pump: meet, close: meet))
        let first = Task { _ = try await machine.boiler.get() }
        let second = Task { _ = try await machine.pump.get() }
        let third = Task { _ = try await machine.valve.get() }
        let one = await #expect(throws: ConstructionError.self) { try await first.value }
        let two = await #expect(throws: ConstructionError.self) { try await second.value }
        let three = await #expect(throws: ConstructionError.self) { try await third.value }
        // Which of the three closes the circle is not determined, but all get the same path.
        #expect(Set(one?.path.map(\.name) ?? []).count == 3 && one?.path.count == 4)
        #expect(one?.path == two?.path && two?.path == three?.path)
    }

    @Test func waitThroughTasksOfAFactory_isSeen() async throws {
        let machine = try machine(
            Kitchen(close: { boiler in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask { _ = try await Task { try await boiler.get() }.value }
                    try await group.waitForAll()
                }
            }))
        let error = await #expect(throws: ConstructionError.self) { _ = try await machine.boiler.get() }
        #expect(
            error?.description == Self.path + """
                note: the factory of 'WaitingCycleTests.Valve' waits here in a task that it started, and which counts as its own
                fix: keep the AsyncProvider or ThrowingProvider, and use it only after construction
                fix: start a task that the factory doesn't wait for with Task.detached
                docs: swift package di explain DependencyCycle
                """)
    }

    /// It can't be told whether a factory waits for a task that it has started: the text names the task, and the way out.
    @Test func taskThatItsFactoryDoesNotWaitFor_isNamed() async throws {
        let asked = Gate()
        let machine = try machine(
            Kitchen(close: { boiler in
                Task {
                    await #expect(throws: ConstructionError.self) { _ = try await boiler.get() }
                    asked.open()
                }
                try await asked.wait()
            }))
        _ = try await machine.boiler.get()
    }

    @Test func detachedTask_thatItsFactoryDoesNotWaitFor_waitsInItsOwnName() async throws {
        let (tasks, fill) = AsyncStream.makeStream(of: Task<Boiler, any Error>.self)
        let machine = try machine(
            Kitchen(close: { boiler in
                fill.yield(Task.detached { try await boiler.get() })
            }))
        let boiler = try await machine.boiler.get()
        for await task in tasks {
            #expect(try await task.value === boiler)
            break
        }
    }

    @Test func factoryThatCatchesTheError_isMade() async throws {
        let machine = try machine(
            Kitchen(close: { boiler in
                await #expect(throws: ConstructionError.self) { _ = try await boiler.get() }
            }))
        _ = try await machine.boiler.get()
        _ = try await machine.valve.get()
    }

    @Test func taskThatOutlivesItsFactory_waitsForNobodyOnItsBehalf() async throws {
        let gate = Gate()
        let (tasks, fill) = AsyncStream.makeStream(of: Task<Void, any Error>.self)
        let machine = try machine(
            Kitchen(boil: { pump in
                fill.yield(
                    Task {
                        try await gate.wait()
                        _ = try await pump.get()
                    })
            }))
        _ = try await machine.boiler.get()
        gate.open()
        for await task in tasks {
            try await task.value
            break
        }
    }

    final class Cup: Sendable {}

    @Test func unsharedBinding_thatAsksForItself_throwsTheClosedPath() async throws {
        let shelf = LocalBindings { binder in
            binder.bind(Cup.self).asynchronous(
                file: "Shop/Shelf.swift", line: 1,
                { (other: AsyncProvider<Cup>) in
                    await Task.yield()
                    return try await other.get()
                })
        }
        let cup = try serve(AsyncProvider<Cup>.self, from: shelf).dish
        let error = await #expect(throws: ConstructionError.self) { _ = try await cup.get() }
        #expect(
            error?.description == """
                error: [DI/DependencyCycle] 'WaitingCycleTests.Cup' was requested again while it was being made
                  'WaitingCycleTests.Cup'         Shop/Shelf.swift:1
                  needs 'WaitingCycleTests.Cup'   Shop/Shelf.swift:1
                fix: keep the AsyncProvider or ThrowingProvider, and use it only after construction
                docs: swift package di explain DependencyCycle
                """)
    }
}
