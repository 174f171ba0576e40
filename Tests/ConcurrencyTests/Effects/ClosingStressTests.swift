// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization
import Testing

/// Components that are closed at any moment: during runs, late requests, and the construction of children.
@Suite struct ClosingStressTests {
    /// The events of one component, in their order, and what its factories do.
    final class Plant: Sendable {
        private let events: Mutex<[String]> = Mutex([])
        /// Determines how often each factory suspends, and whether it notices its cancellation.
        let seed: UInt64

        init(seed: UInt64) {
            self.seed = seed
        }

        var all: [String] { events.withLock { $0 } }

        func log(_ event: String) { events.withLock { $0.append(event) } }

        func number(_ name: String) -> UInt64 {
            name.utf8.reduce(seed &* 0x9E37_79B9_7F4A_7C15 | 1) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 } >> 20
        }

        func make<Made: Sendable>(_ name: String, _ made: (Plant) -> Made) async throws -> Made {
            log("begin \(name)")
            defer { log("end \(name)") }
            let number = number(name)
            for _ in 0..<number % 8 {
                await Task.yield()
                if number & 8 == 0 { try Task.checkCancellation() }
            }
            log("make \(name)")
            return made(self)
        }
    }

    class Part: @unchecked Sendable {
        // Proof of @unchecked Sendable: the only property is a `let` of a Sendable type, and subclasses have none.
        let plant: Plant

        required init(_ plant: Plant) {
            self.plant = plant
        }
    }

    final class Water: Part, @unchecked Sendable {}  // Proof: as for the superclass.
    final class Power: Part, @unchecked Sendable {}  // Proof: as for the superclass.
    final class Boiler: Part, @unchecked Sendable {}  // Proof: as for the superclass.
    final class Grinder: Part, @unchecked Sendable {}  // Proof: as for the superclass.
    final class Machine: Part, @unchecked Sendable {}  // Proof: as for the superclass.
    final class Cup: Part, @unchecked Sendable {}  // Proof: as for the superclass.
    final class Tray: Part, @unchecked Sendable {}  // Proof: as for the superclass.
    final class Float: Part, @unchecked Sendable {}  // Proof: as for the superclass.

    /// What each needs, directly or later.
    static let needs: [(String, String)] = [
        ("boiler", "water"), ("boiler", "power"), ("grinder", "power"), ("machine", "boiler"), ("machine", "grinder"),
        ("cup", "machine"), ("tray", "boiler"), ("float", "water"),
    ]

    struct Floor: Sendable {
        let float: Float
        let boiler: AsyncProvider<Boiler>
        let grinder: ThrowingProvider<Grinder>
        let machine: AsyncProvider<Machine>
        let cup: AsyncProvider<Cup>
        let tables: ComponentFactory<TableComponent>
    }

    struct PerTable: Scope {}

    struct TableComponent: Component {
        typealias Construction = Asynchronous

        static func configure(binder: Binder<PerTable>) {
            binder.bind(Tray.self).qualified("shared").sharedInScope()
                .onStop { $0.plant.log("stop tray") }.onDispose { $0.plant.log("dispose tray") }
                .asynchronous { (plant: Plant, _: Boiler) in try await plant.make("tray", Tray.init) }
        }

        static func configureRoot(binder bind: ReceiptBinder<Tray>) -> BindingReceipt<Tray> {
            bind.to(qualified: "shared")
        }
    }

    struct FloorComponent: RootComponent {
        typealias Seed = Plant

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Water.self).sharedInScope().onStop { $0.plant.log("stop water") }
                .asynchronous { (plant: Plant) in try await plant.make("water", Water.init) }
            binder.bind(Power.self).sharedInScope().onStop { $0.plant.log("stop power") }
                .throwing { (plant: Plant) throws in
                    plant.log("make power")
                    return Power(plant)
                }
            binder.bind(Boiler.self).sharedInScope().onStop { $0.plant.log("stop boiler") }
                .asynchronous { (plant: Plant, _: Water, _: Power) in
                    try await plant.make("boiler", Boiler.init)
                }
            binder.bind(Grinder.self).sharedInScope().onStop { $0.plant.log("stop grinder") }
                .throwing { (plant: Plant, _: Power) throws in
                    plant.log("make grinder")
                    return Grinder(plant)
                }
            binder.bind(Machine.self).sharedInScope().onStop { $0.plant.log("stop machine") }
                .asynchronous { (plant: Plant, _: Boiler, grinder: ThrowingProvider<Grinder>) in
                    _ = try grinder.get()
                    return try await plant.make("machine", Machine.init)
                }
            binder.bind(Cup.self).asynchronous { (plant: Plant, machine: AsyncProvider<Machine>) in
                _ = try await machine.get()
                return try await plant.make("cup", Cup.init)
            }
            // Made first, and needs water when it stops.
            binder.bind(Float.self).sharedInScope().onStop { $0.plant.log("stop float") }
                .to { (plant: Plant, _: AsyncProvider<Water>) in
                    plant.log("make float")
                    return Float(plant)
                }
            binder.install(dependency: TableComponent.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Floor>) -> BindingReceipt<Floor> {
            bind.to(factory: Floor.init)
        }
    }

    /// A request is answered, or refused because of the closing.
    private static func request(_ body: () async throws -> Void) async {
        do { try await body() } catch {
            let cause = (error as? ConstructionError)?.innermost ?? error
            #expect(cause is ClosedComponentError || cause is CancellationError, "\(error)")
        }
    }

    /// Requests of all kinds, by the last digit of a number.
    private static func request(_ number: UInt64, of floor: Floor) async {
        await request {
            switch number % 6 {
            case 0: _ = try await floor.boiler.get()
            case 1: _ = try floor.grinder.get()
            case 2: _ = try await floor.machine.get()
            case 3: _ = try await floor.cup.get()
            case 4: _ = try await floor.tables.build()
            default:
                let table = try await floor.tables.open(stopTimeout: nil)
                if number & 16 == 0 { _ = await table.close() }
            }
        }
    }

    @Test(arguments: UInt64(0)..<300)
    func close_atAnyMoment_endsWhatIsMade_andStopsInOrder(seed: UInt64) async throws {
        let plant = Plant(seed: seed)
        let floor = try await Self.factory.get().open(plant, stopTimeout: nil)
        let root = floor.root
        await withTaskGroup { group in
            for task in 0..<6 {
                group.addTask {
                    let number = plant.number("task \(task)")
                    for _ in 0..<number % 20 { await Task.yield() }
                    await Self.request(number >> 8, of: root)
                }
            }
            group.addTask {
                for _ in 0..<plant.number("close") % 40 { await Task.yield() }
                #expect(await floor.close() == nil)
                plant.log("closed")
            }
        }
        await #expect(throws: ClosedComponentError.self) { _ = try await root.boiler.get() }
        await #expect(throws: ClosedComponentError.self) { _ = try await root.cup.get() }
        #expect(throws: ClosedComponentError.self) { _ = try root.grinder.get() }
        Self.expectOrder(of: plant.all)
    }

    private static let factory: Result<ComponentFactory<FloorComponent>, any Error> = Result {
        try ComponentFactory.of(FloorComponent.self)
    }

    private static func expectOrder(of events: [String]) {
        let closed = events.lastIndex(of: "closed") ?? -1
        #expect(
            closed == events.count - 1 || !events[(closed + 1)...].contains { !$0.hasPrefix("dispose") }, "\(events)")
        for name in ["water", "power", "boiler", "grinder", "machine", "float"] {
            // Whatever was made is stopped once.
            #expect(
                events.count { $0 == "make \(name)" } == events.count { $0 == "stop \(name)" }, "\(name): \(events)")
        }
        for (name, needed) in needs {
            guard let end = events.firstIndex(of: "stop \(needed)") else { continue }
            for verb in ["begin", "end", "make", "stop"] {
                guard let last = events.lastIndex(of: "\(verb) \(name)") else { continue }
                #expect(last < end, "\(verb) \(name) comes after stop \(needed): \(events)")
            }
        }
    }
}

extension ConstructionError {
    /// The error that is not of a construction.
    fileprivate var innermost: any Error { (underlying as? ConstructionError)?.innermost ?? underlying }
}
