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

    init(alive: Tally = Tally(), heat: @escaping @Sendable (_ run: Int) async throws -> Void = { _ in }) {
        self.alive = alive
        self.heat = heat
        alive.add()
    }

    deinit {
        alive.add(-1)
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
    private let alive: Tally

    init(alive: Tally) {
        self.alive = alive
        alive.add()
    }

    deinit {
        alive.add(-1)
    }
}

struct Jam: Error {}

/// A counter whose boiler is made when somebody asks for it.
struct Counter: Sendable {
    let boiler: AsyncProvider<Boiler>
}

struct Bar: RootComponent {
    typealias Seed = Kitchen

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Boiler.self).sharedInScope().asynchronous { (kitchen: Kitchen) in try await kitchen.boiler() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Counter>) -> BindingReceipt<Counter> {
        bind.to(factory: Counter.init)
    }
}
