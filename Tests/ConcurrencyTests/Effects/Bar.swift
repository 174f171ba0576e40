// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// A seed that counts the runs of a factory and what is alive.
final class Kitchen: Sendable {
    /// The objects that are alive, of the kinds that count themselves.
    let alive: Tally
    let runs: Tally = Tally()
    private let atWork: Atomic<Int> = Atomic(0)
    private let overlaps: Tally = Tally()
    private let heat: @Sendable (_ run: Int) async throws -> Void
    private let life: Life

    init(alive: Tally = Tally(), heat: @escaping @Sendable (_ run: Int) async throws -> Void = { _ in }) {
        self.alive = alive
        self.heat = heat
        life = Life(alive)
    }

    /// The number of runs that began before another one had ended.
    var overlapCount: Int { overlaps.count }

    func boiler() async throws -> Boiler {
        if atWork.add(1, ordering: .sequentiallyConsistent).newValue > 1 { overlaps.add() }
        defer { atWork.subtract(1, ordering: .sequentiallyConsistent) }
        try await heat(runs.add())
        return Boiler(alive: alive)
    }
}

final class Boiler: Sendable {
    private let life: Life

    init(alive: Tally) {
        life = Life(alive)
    }
}

struct Jam: Error {}

/// A counter whose boiler is made when somebody asks for it.
struct Counter: Sendable {
    let boiler: AsyncProvider<Boiler>
    let window: ComponentFactory<Window>
}

enum Bar: RootComponent, Listed {
    typealias Seed = Kitchen
    typealias Root = Counter
    static var bindings: Bindings {
        component(Window.self)
        asynchronous.single { (kitchen: Kitchen) async throws in try await kitchen.boiler() }
        factory(Counter.init)
    }
}

/// A child whose build makes the boiler of its parent.
enum Window: Component, Listed {
    typealias Construction = Asynchronous

    struct Root: Sendable {
        let boiler: Boiler
    }

    static var bindings: Bindings { factory(Root.init) }
}
