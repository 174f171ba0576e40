// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

@Suite struct InjectorTests {
    @Test func root_isMadeWhenAsked_andEagerOnesAtOnce() throws {
        let injector = try Injector(Self.shop.factory(of: Counter.self))
        #expect(injector.existing(Boiler.self) != nil)
        #expect(injector.existing(Pump.self) == nil)
        #expect(injector.get(Counter.self).grinder.pump === injector.existing(Pump.self))
    }

    @Test func shapes_areAnswered() throws {
        let injector = try Injector(Self.shop.factory(of: Counter.self))
        let provider: Provider<Pump> = injector.get()
        #expect(provider.get() === injector.get(Pump.self))
        let lazy: Lazy<Grinder> = injector.get()
        #expect(lazy.get() === lazy.get())
        let make: () -> Grinder = injector.get()
        #expect(make() !== make())
        #expect(injector.get(Pump?.self) === injector.get(Pump.self))
        #expect(injector.get(Int?.self) == nil)
        #expect(injector.get([String].self) == ["a", "b"])
        #expect(injector.get(tagged: Price.self) == 3)
        #expect(injector.get(TaggedProvider<Price>.self).get() == 3)
        #expect(injector.get(Provider<TaggedProvider<Price>>.self).get().get() == 3)
        #expect(injector.get(String.self, qualified: "name") == "Corner")
        #expect(injector.get(WeakProvider<Pump>.self).get() === injector.get(Pump.self))
    }

    @Test func find_isNil_whereNothingIsBound() throws {
        let injector = try Injector(Self.shop.factory(of: Counter.self))
        #expect(injector.find(Int.self) == nil)
        #expect(injector.find(Pump.self, qualified: "none") == nil)
        #expect(injector.find(Pump.self) === injector.get(Pump.self))
        #expect(injector.find(tagged: Price.self) == 3)
        #expect(injector.find(Provider<Int>.self) == nil)
    }

    @Test func child_answersWhatItInherits() throws {
        let injector = try Injector(Self.shop.factory(of: Counter.self))
        let table = Injector(injector.get(ComponentFactory<Table>.self), seed: 7)
        #expect(table.get(Int.self) == 7)
        #expect(table.get(Pump.self) === injector.get(Pump.self))
        #expect(table.get(Provider<Pump>.self).get() === injector.get(Pump.self))
        #expect(table.get(Order.self).pump === injector.get(Pump.self))
        #expect(table.get(Order.self) === table.get(Order.self))
    }

    @Test func closure_hasNoGraphToAsk() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Injector(ComponentFactory<Slip> { Slipped() })
        }
        #expect(
            result.said.contains("an injector was made of a factory of 'Slip' that calls a closure, which has no graph")
        )
    }
}

extension InjectorTests {
    final class Pump: Sendable {}
    final class Boiler: Sendable {}
    final class Grinder {
        let pump: Pump
        init(pump: Pump) { self.pump = pump }
    }
    struct Counter { let grinder: Grinder }
    final class Order: Sendable {
        let pump: Pump
        init(pump: Pump, table: Int) { self.pump = pump }
    }
    enum Price: DICore.Tag { typealias Element = Int }
    enum PerTable: Scope {}

    static let shop = LocalBindings { binder in
        binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)
        binder.bind(Boiler.self).sharedInScope(.eager).to(factory: Boiler.init)
        binder.bind(Grinder.self).to(factory: Grinder.init)
        binder.bind(String.self).intoCollection().to(value: "a")
        binder.bind(String.self).intoCollection().to(value: "b")
        binder.bind(String.self).qualified("name").to(value: "Corner")
        binder.bind(Int.self).tagged(with: Price.self).to(value: 3)
        binder.bind(Counter.self).qualified("shared").to(factory: Counter.init)
        binder.install(dependency: Table.self)
    }

    struct Table: Component {
        typealias Seed = Int

        static func configure(binder: Binder<PerTable>) {
            binder.bind(Order.self).sharedInScope().to(factory: Order.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Check>) -> BindingReceipt<Check> {
            bind.to(factory: Check.init)
        }
    }

    final class Check {
        init(order: Order) {}
    }
}
