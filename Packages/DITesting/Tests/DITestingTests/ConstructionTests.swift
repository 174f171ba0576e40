// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DITesting
import Synchronization
import Testing

/// Components of each construction as bases.
@Suite
struct ConstructionTests {
    struct Order: Sendable {
        let table: Int
    }

    struct Ticket {
        let order: Order
    }

    final class Bell: Sendable {}

    /// A component whose order has the effects of its construction.
    struct Kiosk<K: ConstructionKind>: RootComponent {
        typealias Seed = Int
        typealias Construction = K

        static func configure(binder: Binder<Singleton>) {
            let order = binder.bind(Order.self).sharedInScope()
            if K._effects.contains(.asynchronous) {
                order.asynchronous { (table: Int) async throws in
                    await Task.yield()
                    return Order(table: table)
                }
            } else if K._effects.contains(.throwing) {
                order.throwing { (table: Int) throws in Order(table: table) }
            } else {
                order.to { Order(table: $0) }
            }
            binder.bind(Bell.self).sharedInScope(.eager).to {
                if K._effects.contains(.onMainActor) { MainActor.preconditionIsolated() }
                return Bell()
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Ticket>) -> BindingReceipt<Ticket> {
            bind.to(factory: Ticket.init)
        }
    }

    enum Counter: RootComponent, Listed {
        typealias Seed = Int
        typealias Root = [Int]
        static var bindings: Bindings { factory { (table: Int) in [table] } }
    }

    private static let tables: Atomic<Int> = Atomic(0)

    @Test(.injector(Counter.self, seed: tables.add(1, ordering: .relaxed).newValue), arguments: [1, 2, 3])
    func seed_isEvaluatedForEachCase(_: Int) {
        #expect(inject([Int].self) == [inject(Int.self)])
        #expect(Self.tables.load(ordering: .relaxed) <= 3)
    }

    @Test(arguments: [
        (InjectorTrait.injector(Kiosk<Synchronous>.self, seed: 1), 1), (.injector(Kiosk<Throwing>.self, seed: 2), 2),
        (.injector(Kiosk<Asynchronous>.self, seed: 3), 3), (.injector(Kiosk<OnMainActor>.self, seed: 4), 4),
        (.injector(Kiosk<OnMainActor.Throwing>.self, seed: 5), 5),
        (.injector(Kiosk<OnMainActor.Asynchronous>.self, seed: 6), 6),
    ])
    func component_isABase_whateverItsConstruction(_ base: InjectorTrait, _ table: Int) async throws {
        #expect(try await injector(base).get(Ticket.self).order.table == table)
    }
}

/// What belongs to the main actor, in a suite that does.
@MainActor
@Suite(.injector(Screens.self))
struct MainActorSuiteTests {
    @Test
    func mainActor_asks_afterASuspension() async {
        let model = Model()
        await Task.yield()
        #expect(model.screen === inject(onMainActor: Frame.self).screen)
    }
}

@MainActor private final class Screen {}

@MainActor private final class Frame {
    let screen: Screen

    init(screen: Screen) {
        self.screen = screen
    }
}

@MainActor private final class Model {
    @MainActorInjected var screen: Screen
}

private enum Screens: RootComponent, Listed {
    typealias Root = Frame
    typealias Construction = OnMainActor

    static var bindings: Bindings {
        onMainActor.single(Screen.init)
        onMainActor.factory(Frame.init)
    }
}
