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
    struct Plant: RootComponent {
        typealias Seed = Kitchen

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Boiler.self).sharedInScope().asynchronous(
                file: "Shop/Plant.swift", line: 1,
                { (kitchen: Kitchen, pump: AsyncProvider<Pump>) in
                    try await kitchen.boil(pump)
                    return Boiler()
                })
            binder.bind(Pump.self).sharedInScope().asynchronous(
                file: "Shop/Plant.swift", line: 2,
                { (kitchen: Kitchen, valve: AsyncProvider<Valve>) in
                    try await kitchen.pump(valve)
                    return Pump()
                })
            binder.bind(Valve.self).sharedInScope().asynchronous(
                file: "Shop/Plant.swift", line: 3,
                { (kitchen: Kitchen, boiler: AsyncProvider<Boiler>) in
                    try await kitchen.close(boiler)
                    return Valve()
                })
        }

        static func configureRoot(binder bind: ReceiptBinder<Machine>) -> BindingReceipt<Machine> {
            bind.to(factory: Machine.init)
        }
    }

    private static let text = """
        error: [DI/DependencyCycle] 'WaitingCycleTests.Valve' was requested again while it was being made by 3 tasks that \
        wait for each other
          'WaitingCycleTests.Valve'          Shop/Plant.swift:3
          needs 'WaitingCycleTests.Boiler'   Shop/Plant.swift:1
          needs 'WaitingCycleTests.Pump'     Shop/Plant.swift:2
          needs 'WaitingCycleTests.Valve'    Shop/Plant.swift:3
        fix: keep the AsyncProvider or ThrowingProvider, and use it only after construction
        docs: swift package di explain DependencyCycle
        """

    @Test func runThatWaitsForItself_throwsTheClosedPath() async throws {
        let machine = try ComponentFactory.of(Plant.self).build(Kitchen())
        let error = await #expect(throws: ConstructionError.self) { _ = try await machine.boiler.get() }
        #expect(error?.description == Self.text)
        // Nothing of it is kept.
        await #expect(throws: ConstructionError.self) { _ = try await machine.pump.get() }
    }

    @Test func runsThatWaitForEachOther_allThrowTheClosedPath() async throws {
        let meeting = Meeting(of: 3)
        let kitchen = Kitchen(
            boil: { pump in
                try await meeting.join()
                _ = try await pump.get()
            },
            pump: { valve in
                try await meeting.join()
                _ = try await valve.get()
            },
            close: { boiler in
                try await meeting.join()
                _ = try await boiler.get()
            })
        let machine = try ComponentFactory.of(Plant.self).build(kitchen)
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
        let kitchen = Kitchen(close: { boiler in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { _ = try await Task { try await boiler.get() }.value }
                try await group.waitForAll()
            }
        })
        let machine = try ComponentFactory.of(Plant.self).build(kitchen)
        let error = await #expect(throws: ConstructionError.self) { _ = try await machine.boiler.get() }
        #expect(error?.description == Self.textOfTask)
    }

    /// It can't be told whether a factory waits for a task that it has started: the text names the task, and the way out.
    @Test func taskThatItsFactoryDoesNotWaitFor_isNamed() async throws {
        let (asked, gate) = (Gate(), Gate())
        let kitchen = Kitchen(close: { boiler in
            Task {
                await #expect(throws: ConstructionError.self) { _ = try await boiler.get() }
                asked.open()
            }
            try await asked.wait()
            gate.open()
        })
        let machine = try ComponentFactory.of(Plant.self).build(kitchen)
        _ = try await machine.boiler.get()
        try await gate.wait()
    }

    @Test func detachedTask_thatItsFactoryDoesNotWaitFor_waitsInItsOwnName() async throws {
        let (tasks, fill) = AsyncStream.makeStream(of: Task<Boiler, any Error>.self)
        let kitchen = Kitchen(close: { boiler in
            fill.yield(Task.detached { try await boiler.get() })
        })
        let machine = try ComponentFactory.of(Plant.self).build(kitchen)
        let boiler = try await machine.boiler.get()
        for await task in tasks {
            #expect(try await task.value === boiler)
            break
        }
    }

    private static let textOfTask = """
        error: [DI/DependencyCycle] 'WaitingCycleTests.Valve' was requested again while it was being made by 3 tasks that \
        wait for each other
          'WaitingCycleTests.Valve'          Shop/Plant.swift:3
          needs 'WaitingCycleTests.Boiler'   Shop/Plant.swift:1
          needs 'WaitingCycleTests.Pump'     Shop/Plant.swift:2
          needs 'WaitingCycleTests.Valve'    Shop/Plant.swift:3
        note: the factory of 'WaitingCycleTests.Valve' waits here in a task that it started, and which counts as its own
        fix: keep the AsyncProvider or ThrowingProvider, and use it only after construction
        fix: start a task that the factory doesn't wait for with Task.detached
        docs: swift package di explain DependencyCycle
        """

    @Test func factoryThatCatchesTheError_isMade() async throws {
        let kitchen = Kitchen(close: { boiler in
            await #expect(throws: ConstructionError.self) { _ = try await boiler.get() }
        })
        let machine = try ComponentFactory.of(Plant.self).build(kitchen)
        _ = try await machine.boiler.get()
        _ = try await machine.valve.get()
    }

    @Test func taskThatOutlivesItsFactory_waitsForNobodyOnItsBehalf() async throws {
        let gate = Gate()
        let (tasks, fill) = AsyncStream.makeStream(of: Task<Void, any Error>.self)
        let kitchen = Kitchen(boil: { pump in
            fill.yield(
                Task {
                    try await gate.wait()
                    _ = try await pump.get()
                })
        })
        let machine = try ComponentFactory.of(Plant.self).build(kitchen)
        _ = try await machine.boiler.get()
        gate.open()
        for await task in tasks {
            try await task.value
            break
        }
    }

    final class Cup: Sendable {}

    struct Tray: Sendable {
        let cup: AsyncProvider<Cup>
    }

    /// A cup that is made for each request, and asks for another one.
    struct Shelf: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Cup.self).asynchronous(
                file: "Shop/Shelf.swift", line: 1,
                { (other: AsyncProvider<Cup>) in
                    await Task.yield()
                    return try await other.get()
                })
        }

        static func configureRoot(binder bind: ReceiptBinder<Tray>) -> BindingReceipt<Tray> {
            bind.to(factory: Tray.init)
        }
    }

    @Test func unsharedBinding_thatAsksForItself_throwsTheClosedPath() async throws {
        let cup = try ComponentFactory.of(Shelf.self).build().cup
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
