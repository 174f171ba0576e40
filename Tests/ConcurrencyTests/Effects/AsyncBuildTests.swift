// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Whole builds at once: what they share, what they leave behind, and waits that close a cycle.
@Suite struct AsyncBuildTests {
    /// An object that counts itself.
    class Part: @unchecked Sendable {
        // Proof of @unchecked Sendable: only a `let`.
        private let life: Life

        init(_ kitchen: Kitchen) {
            life = Life(kitchen.alive)
        }
    }

    final class Water: Part, @unchecked Sendable {}
    final class Beans: Part, @unchecked Sendable {}
    final class Milk: Part, @unchecked Sendable {}
    final class Machine: Part, @unchecked Sendable {}

    struct Cup: Sendable {
        let machine: Machine
        let milk: Milk
        let again: AsyncProvider<Machine>
    }

    /// A machine of two independent parts, and milk that throws at times.
    struct Shop: RootComponent, Listed {
        typealias Seed = Kitchen
        typealias Root = Cup
        typealias Construction = Asynchronous
        static var bindings: Bindings { factory(Cup.init) }

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Water.self).sharedInScope().asynchronous { (kitchen: Kitchen) in
                _ = try await kitchen.boiler()
                return Water(kitchen)
            }
            binder.bind(Beans.self).sharedInScope().asynchronous { (kitchen: Kitchen) async in
                await Task.yield()
                return Beans(kitchen)
            }
            binder.bind(Milk.self).sharedInScope().throwing { (kitchen: Kitchen) throws in Milk(kitchen) }
            binder.bind(Machine.self).sharedInScope().asynchronous {
                (kitchen: Kitchen, _: Water, _: Beans) async in Machine(kitchen)
            }
        }
    }

    @Test func tenThousandBuilds_leaveNothingAlive() async throws {
        let factory = try ComponentFactory.of(Shop.self)
        let alive = Tally()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<10 {
                group.addTask {
                    for number in 0..<1_000 {
                        let kitchen = Kitchen(alive: alive) { _ in if number % 10 == 0 { throw Jam() } }
                        let cup = try? await factory.build(kitchen)
                        #expect((cup == nil) == (number % 10 == 0))
                        guard let cup else { continue }
                        let again = try await cup.again.get()
                        #expect(again === cup.machine)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(await alive.settles())
    }

    @Test func cancelledBuilds_leaveNothingAlive() async throws {
        let factory = try ComponentFactory.of(Shop.self)
        let alive = Tally()
        for number in 0..<1_000 {
            let build = Task {
                _ = try await factory.build(
                    Kitchen(alive: alive) { _ in
                        await Task.yield()
                        try Task.checkCancellation()
                    })
            }
            if number % 3 == 0 { await Task.yield() }
            build.cancel()
            if case .failure(let error) = await build.result { #expect(error is CancellationError) }
        }
        #expect(await alive.settles())
    }

    final class Pump: Sendable {}
    final class Valve: Sendable {}
    final class Filter: Sendable {}

    struct Plant: Sendable {
        let pump: AsyncProvider<Pump>
        let valve: AsyncProvider<Valve>
        let filter: AsyncProvider<Filter>
    }

    /// Three bindings whose factories ask for each other's, at the same time.
    struct Ring: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Pump.self).sharedInScope().asynchronous {
                (valve: AsyncProvider<Valve>, filter: AsyncProvider<Filter>) in
                await Task.yield()
                async let one = valve.get()
                async let other = filter.get()
                _ = try await (one, other)
                return Pump()
            }
            binder.bind(Valve.self).sharedInScope().asynchronous { (filter: AsyncProvider<Filter>) in
                await Task.yield()
                _ = try await filter.get()
                return Valve()
            }
            binder.bind(Filter.self).sharedInScope().asynchronous { (pump: AsyncProvider<Pump>) in
                await Task.yield()
                _ = try await pump.get()
                return Filter()
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Plant>) -> BindingReceipt<Plant> {
            bind.to(factory: Plant.init)
        }
    }

    @Test func waitsThatCloseACycle_endForAllTasks() async throws {
        let factory = try ComponentFactory.of(Ring.self)
        for _ in 0..<200 {
            let plant = factory.build()
            let paths = await withTaskGroup(of: [String]?.self) { group in
                for number in 0..<30 {
                    group.addTask {
                        do {
                            switch number % 3 {
                            case 0: _ = try await plant.pump.get()
                            case 1: _ = try await plant.valve.get()
                            default: _ = try await plant.filter.get()
                            }
                            return nil
                        } catch {
                            return Self.innermost(error)?.path.map(\.name)
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            // A closed path of two or three bindings, and for nobody a success.
            let areClosed = paths.allSatisfy { $0.map { $0.first == $0.last && (3...4).contains($0.count) } == true }
            #expect(areClosed)
        }
    }

    /// The error of the cycle, also for a binding that only needs one that is on it.
    private static func innermost(_ error: any Error) -> ConstructionError? {
        guard let error = error as? ConstructionError else { return nil }
        return innermost(error.underlying) ?? error
    }
}
