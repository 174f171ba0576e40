// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Faults at each point of a build, against a table of the needs.
@Suite struct FaultTests {
    struct Fault: Error, Equatable {
        let name: String
    }

    /// The seed: fails or cancels at the given points, and yields at random ones.
    final class Kitchen: Sendable {
        let made: Journal = Journal()
        /// The task of the build.
        let shift: Shift = Shift()
        private let faults: Set<String>
        private let yields: Set<String>
        private let cancelled: String

        init(faults: Set<String> = [], yields: Set<String> = [], cancelled: String = "") {
            self.faults = faults
            self.yields = yields
            self.cancelled = cancelled
        }

        func make<Made>(_ made: Made, _ name: String = "\(Made.self)") throws -> Made {
            if name == cancelled { shift.cancel() }
            if faults.contains(name) { throw Fault(name: name) }
            self.made.log(name)
            return made
        }

        func prepare<Made>(_ made: Made) async throws -> Made {
            if yields.contains("\(Made.self)") { await Task.yield() }
            return try make(made)
        }
    }

    final class Water: Sendable {}
    final class Beans: Sendable {}
    final class Power: Sendable {}
    final class Boiler: Sendable {}
    final class Grinder: Sendable {}
    final class Machine: Sendable {}
    final class Till: Sendable {}
    final class Sign: Sendable {}
    final class Shop: Sendable {}

    /// The needs of each binding, directly.
    static let needs: [String: [String]] = [
        "Water": [], "Beans": [], "Power": [], "Boiler": ["Water", "Power"], "Grinder": ["Power", "Beans"],
        "Machine": ["Boiler", "Grinder"], "Till": [], "Shop": ["Machine", "Till"],
    ]

    /// A binding and all that it needs, directly or not.
    static func all(neededBy name: String) -> Set<String> {
        (needs[name] ?? []).reduce([name]) { $0.union(all(neededBy: $1)) }
    }

    /// Bindings of all kinds, on two ways to the machine, an eager one and a root that throws.
    struct ShopComponent: RootComponent {
        typealias Seed = Kitchen
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Water.self).sharedInScope().asynchronous { (kitchen: Kitchen) in
                try await kitchen.prepare(Water())
            }
            binder.bind(Beans.self).sharedInScope().asynchronous { (kitchen: Kitchen) in
                try await kitchen.prepare(Beans())
            }
            binder.bind(Power.self).sharedInScope().throwing { (kitchen: Kitchen) in try kitchen.make(Power()) }
            binder.bind(Boiler.self).sharedInScope().asynchronous { (kitchen: Kitchen, _: Water, _: Power) in
                try await kitchen.prepare(Boiler())
            }
            binder.bind(Grinder.self).sharedInScope().throwingOnMainActor {
                @MainActor (kitchen: Kitchen, _: Power, _: Beans) in
                try kitchen.make(Grinder())
            }
            binder.bind(Machine.self).sharedInScope().asynchronousOnMainActor {
                @MainActor (kitchen: Kitchen, _: Boiler, _: Grinder) in
                try await kitchen.prepare(Machine())
            }
            binder.bind(Till.self).sharedInScope().asynchronous { (kitchen: Kitchen) in
                try await kitchen.prepare(Till())
            }
            binder.bind(Sign.self).sharedInScope(.eager).to { (_: Till) in Sign() }
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.throwing { (kitchen: Kitchen, _: Machine, _: Till) in try kitchen.make(Shop()) }
        }
    }

    /// Builds once, and returns the error and what was made; nothing else is left.
    private func failure(_ make: () -> Kitchen) async throws -> (error: (any Error)?, made: [String]) {
        var kitchen: Kitchen? = make()
        weak let observed = kitchen
        let made = try #require(kitchen).made
        let error = try await Self.build(try #require(kitchen))
        kitchen = nil
        #expect(observed == nil)
        #expect(Set(made.events).count == made.events.count)
        return (error, made.events)
    }

    private static let planned: Result<ComponentFactory<ShopComponent>, GraphError> = Result { () throws(GraphError) in
        try ComponentFactory.of(ShopComponent.self)
    }

    /// Builds in a task that a factory can cancel, and returns the error.
    private static func build(_ kitchen: Kitchen) async throws -> (any Error)? {
        let factory = try planned.get()
        do {
            _ = try await kitchen.shift.run { [weak kitchen] in
                if let kitchen { _ = try await factory.build(kitchen) }
                return "built"
            }
            return nil
        } catch {
            return error
        }
    }

    @Test func build_withoutFaults_makesEachOnce_afterItsNeeds() async throws {
        for seed in 0..<20 {
            let (error, made) = try await failure { Kitchen(yields: Self.choice(seed)) }
            #expect(error == nil)
            #expect(Set(made) == Set(Self.needs.keys))
            expectOrder(of: made)
        }
    }

    @Test(arguments: needs.keys.sorted())
    func build_withAFault_throwsItsPath(name: String) async throws {
        for seed in 0..<20 {
            let (error, made) = try await failure { Kitchen(faults: [name], yields: Self.choice(seed)) }
            let construction = try #require(error as? ConstructionError)
            #expect(construction.underlying as? Fault == Fault(name: name))
            #expect(construction.path.first?.name == "FaultTests.\(name)")
            #expect(construction.path.last?.name == "FaultTests.Shop")
            // What it needs is made, and nothing that needs it.
            #expect(Self.all(neededBy: name).subtracting([name]).isSubset(of: made))
            #expect(made.allSatisfy { !Self.all(neededBy: $0).contains(name) })
            expectOrder(of: made)
        }
    }

    @Test func build_withSeveralFaults_throwsOneThatNothingElsePrevented() async throws {
        for seed in 0..<200 {
            let faults = Self.choice(seed)
            let (error, made) = try await failure { Kitchen(faults: faults, yields: Self.choice(seed &* 31 &+ 7)) }
            guard let error else {
                #expect(faults.isEmpty)
                continue
            }
            let fault = try #require((error as? ConstructionError)?.underlying as? Fault)
            #expect(faults.contains(fault.name))
            #expect(Self.all(neededBy: fault.name).isDisjoint(with: faults.subtracting([fault.name])))
            expectOrder(of: made)
        }
    }

    @Test(arguments: needs.keys.sorted())
    func build_cancelledAtAPoint_throwsCancellationErrorOrSucceeds(name: String) async throws {
        for seed in 0..<20 {
            let (error, made) = try await failure { Kitchen(yields: Self.choice(seed), cancelled: name) }
            #expect(error == nil || error is CancellationError)
            #expect(error != nil || Set(made) == Set(Self.needs.keys))
            expectOrder(of: made)
        }
    }

    /// Each comes after what it needs.
    private func expectOrder(of made: [String]) {
        for (index, name) in made.enumerated() {
            #expect(Set(Self.needs[name] ?? []).isSubset(of: made[..<index]))
        }
    }

    /// Some of the names, determined by a number.
    private static func choice(_ seed: Int) -> Set<String> {
        Set(
            needs.keys.sorted().enumerated().filter { (seed &* 2_654_435_761) >> ($0.offset + 8) & 3 == 1 }.map(
                \.element))
    }
}
