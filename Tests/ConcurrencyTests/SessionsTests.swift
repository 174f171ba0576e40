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

    struct CheckoutScope: Scope {}
    struct SessionScope: Scope {}

    struct Checkout: Component {
        typealias Seed = String

        static func configure(binder: Binder<CheckoutScope>) {
            binder.bind(Alive.self).sharedInScope(.eager).to(factory: Alive.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Payment>) -> BindingReceipt<Payment> {
            bind.to(factory: Payment.init)
        }
    }

    struct Payment: Sendable {
        let method: String
        let basket: Basket
        let alive: Alive
    }

    struct Session: Component {
        typealias Seed = Int

        static func configure(binder: Binder<SessionScope>) {
            binder.bind(Basket.self).sharedInScope().to(factory: Basket.init)
            binder.bind(Recommendations.self).sharedInScope().to(factory: Recommendations.init)
            binder.bind(Observer.self).sharedInScope(.eager).to(factory: Observer.init)
            binder.bindFactory(Line.self).with(LineFactory.self).to(factory: Line.init)
            binder.install(dependency: Checkout.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Visit>) -> BindingReceipt<Visit> {
            bind.to(factory: Visit.init)
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

    struct App: RootComponent {
        static let alive = Tally()

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Database.self).sharedInScope().to(factory: Database.init)
            binder.install(dependency: Session.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Door>) -> BindingReceipt<Door> {
            bind.to(factory: Door.init)
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
