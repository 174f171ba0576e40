// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import Testing

/// Ten thousand sessions, each with everything that could keep it alive, of which none is left.
@Suite struct SessionsTests {
    final class Alive: Sendable {
        private let life: Life = Life(App.alive)
    }

    final class Database: Sendable {}

    final class Basket: Sendable {
        let alive: Alive = Alive()
        let database: Database
        let customer: Int

        init(database: Database, customer: Int) {
            self.database = database
            self.customer = customer
        }
    }

    struct Recommendations: Sendable {
        let alive: Alive = Alive()
        let basket: Basket
    }

    /// Shared, and asks for what needs it; which must not keep the session either.
    struct Observer: Sendable {
        let alive: Alive = Alive()
        let session: WeakProvider<Basket>
    }

    struct Line: Sendable {
        let alive: Alive = Alive()
        let basket: Basket
        let amount: Int

        init(amount: Assisted<Int>, basket: Basket) {
            self.basket = basket
            self.amount = amount.get()
        }
    }

    struct LineFactory: AssistedFactory {
        typealias Seed = Int
        typealias Element = Line
    }

    enum Checkout: Component, Listed {
        typealias Seed = String
        typealias Root = Payment
        static var bindings: Bindings {
            single(sharing: .eager, Alive.init)
            factory(Payment.init)
        }
    }

    struct Payment: Sendable {
        let method: String
        let basket: Basket
        let alive: Alive
    }

    enum Session: Component, Listed {
        typealias Seed = Int
        typealias Root = Visit
        static var bindings: Bindings {
            single(Basket.init)
            single(Recommendations.init)
            single(sharing: .eager, Observer.init)
            include { $0.bindFactory(Line.self).with(LineFactory.self).to(factory: Line.init) }
            component(Checkout.self)
            factory(Visit.init)
        }
    }

    struct Visit: Sendable {
        let basket: Basket
        let recommendations: Lazy<Recommendations>
        let weakBasket: WeakProvider<Basket>
        let observer: Observer
        let lines: Factory<LineFactory>
        let checkout: ComponentFactory<Checkout>

        /// Uses everything, and tells whether all of it fits together.
        func shop(_ number: Int) -> Bool {
            let line = lines.build(number)
            let payment = checkout.build("card \(number)")
            return recommendations.get().basket === basket && weakBasket.get() === basket
                && observer.session.get() === basket && line.basket === basket && line.amount == number
                && payment.basket === basket && payment.method == "card \(number)" && basket.customer == number
        }
    }

    enum App: RootComponent, Listed {
        typealias Root = Door
        static let alive = Tally()
        static var bindings: Bindings {
            single(Database.init)
            component(Session.self)
            factory(Door.init)
        }
    }

    struct Door: Sendable {
        let sessions: ComponentFactory<Session>
        let database: Database
    }

    @Test func tenThousandSessions_leaveNothingAlive() throws {
        let door = try ComponentFactory.of(App.self).build()
        for number in 0..<2_000 {
            #expect(door.sessions.build(number).shop(number))
        }
        #expect(App.alive.count == 0)
        let shopped = onThreads(4) { thread in
            (0..<2_000).filter { door.sessions.build(thread * 2_000 + $0).shop(thread * 2_000 + $0) }.count
        }
        #expect(shopped == [2_000, 2_000, 2_000, 2_000])
        #expect(App.alive.count == 0)
    }
}
