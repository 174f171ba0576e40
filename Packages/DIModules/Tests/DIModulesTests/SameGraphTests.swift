// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// A declarative binding and the same line of a binder give equal graphs but for places.
@Suite struct SameGraphTests {
    struct Shape: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bindings: Bindings
        let lines: @Sendable (Binder<Singleton>) -> Void

        init(
            _ name: String, @BindingsBuilder _ bindings: () -> Bindings,
            binder lines: @escaping @Sendable (Binder<Singleton>) -> Void
        ) {
            testDescription = name
            self.bindings = bindings()
            self.lines = lines
        }
    }

    @Test(arguments: plain + named + onMain + effects + others)
    func graphs_areEqual(_ shape: Shape) {
        let expected = facts(BinderComponent.graph(of: shape.lines))
        #expect(facts(shape.bindings.graph) == expected)
        #expect(!expected.isEmpty)
    }

    static let plain: [Shape] = [
        Shape("factories") {
            factory(Heater.init)
            factory(Pump.init)
            factory { CoffeeMaker(heater: $0, pump: $1) }
        } binder: {
            $0.bind(Heater.self).to(factory: Heater.init)
            $0.bind(Pump.self).to(factory: Pump.init)
            $0.bind(CoffeeMaker.self).to { CoffeeMaker(heater: $0, pump: $1) }
        },
        Shape("sharing") {
            single(Heater.init)
            single(sharing: .weak, Pump.init)
            single(sharing: .eager) { CoffeeMaker(heater: $0, pump: $1) }
        } binder: {
            $0.bind(Heater.self).sharedInScope().to(factory: Heater.init)
            $0.bind(Pump.self).sharedInScope(.weak).to(factory: Pump.init)
            $0.bind(CoffeeMaker.self).sharedInScope(.eager).to { CoffeeMaker(heater: $0, pump: $1) }
        },
        Shape("types") {
            factory(as: (any Log).self, FileLog.init)
            single(qualified: "one") { MemoryLog() as any Log }
            single(as: (any Log).self, qualified: "two", sharing: .weak) { FileLog() }
            single(as: (any Log).self, qualified: "three", sharing: .eager, MemoryLog.init)
        } binder: {
            $0.bind((any Log).self).to(factory: FileLog.init)
            $0.bind((any Log).self).qualified("one").sharedInScope().to { MemoryLog() }
            $0.bind((any Log).self).qualified("two").sharedInScope(.weak).to { FileLog() }
            $0.bind((any Log).self).qualified("three").sharedInScope(.eager).to(factory: MemoryLog.init)
        },
        Shape("values") {
            value(3)
            value(as: (any Log).self, FileLog())
            value(qualified: "small", Cup())
            value(tagged: BoilerTemperature.self, 93)
        } binder: {
            $0.bind(Int.self).to(value: 3)
            $0.bind((any Log).self).to(value: FileLog())
            $0.bind(Cup.self).qualified("small").to(value: Cup())
            $0.bind(Double.self).tagged(with: BoilerTemperature.self).to(value: 93)
        },
        Shape("ten, eleven, and more than twenty parameters") {
            single(Heater.init)
            factory(Pump.init)
            factory(Ten.init)
            factory(Eleven.init)
            single(as: Eleven.self, qualified: "typed", Eleven.init)
            decorate(Eleven.self) { (eleven, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Pump) in eleven }
            factory(Wide.init)
            single(as: Wide.self, qualified: "typed", Wide.init)
        } binder: {
            $0.bind(Heater.self).sharedInScope().to(factory: Heater.init)
            $0.bind(Pump.self).to(factory: Pump.init)
            $0.bind(Ten.self).to(factory: Ten.init)
            $0.bind(Eleven.self).to(factory: Eleven.init)
            $0.bind(Eleven.self).qualified("typed").sharedInScope().to(factory: Eleven.init)
            $0.decorate(Eleven.self).to {
                (eleven, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Pump) in eleven
            }
            $0.bind(Wide.self).to(factory: Wide.init)
            $0.bind(Wide.self).qualified("typed").sharedInScope().to(factory: Wide.init)
        },
        Shape("requests in shapes") {
            single(Heater.init)
            factory { (heater: Provider<Heater>, cup: Cup?, later: Lazy<Heater>) in Pump(heater: heater.get()) }
            factory { (pump: @escaping @Sendable () -> Pump) in Cup() }
        } binder: {
            $0.bind(Heater.self).sharedInScope().to(factory: Heater.init)
            $0.bind(Pump.self).to { (heater: Provider<Heater>, cup: Cup?, later: Lazy<Heater>) in
                Pump(heater: heater.get())
            }
            $0.bind(Cup.self).to { (pump: @escaping @Sendable () -> Pump) in Cup() }
        },
        Shape("a missing binding") {
            factory(Pump.init)
        } binder: {
            $0.bind(Pump.self).to(factory: Pump.init)
        },
    ]

    static let named: [Shape] = [
        Shape("qualifiers") {
            single(qualified: "a", Heater.init)
            factory(qualified: "b", Heater.init)
        } binder: {
            $0.bind(Heater.self).qualified("a").sharedInScope().to(factory: Heater.init)
            $0.bind(Heater.self).qualified("b").to(factory: Heater.init)
        },
        Shape("tags") {
            factory(tagged: BoilerTemperature.self) { 93 }
            single(tagged: BoilerTemperature.self, qualified: "cool") { (cup: Cup) in Double(cup.size) }
            factory(as: Cup.self) { (warmth: TaggedProvider<BoilerTemperature>) in Cup(size: Int(warmth.get())) }
        } binder: {
            $0.bind(Double.self).tagged(with: BoilerTemperature.self).to { 93 }
            $0.bind(Double.self).tagged(with: BoilerTemperature.self).qualified("cool").sharedInScope()
                .to { (cup: Cup) in Double(cup.size) }
            $0.bind(Cup.self).to { (warmth: TaggedProvider<BoilerTemperature>) in Cup(size: Int(warmth.get())) }
        },
        Shape("arrays") {
            intoCollection {
                factory(as: (any Log).self, FileLog.init)
                single { MemoryLog() as any Log }
                value(as: (any Log).self, qualified: "quiet", MemoryLog())
            }
            intoCollection(tagged: Logs.self) { factory { FileLog() as any Log } }
            intoCollection(qualified: "cups") { value(Cup()) }
            factory { (logs: [any Log]) in Cup(size: logs.count) }
        } binder: {
            $0.bind((any Log).self).intoCollection().to(factory: FileLog.init)
            $0.bind((any Log).self).intoCollection().sharedInScope().to { MemoryLog() }
            $0.bind((any Log).self).intoCollection().qualified("quiet").to(value: MemoryLog())
            $0.bind((any Log).self).intoCollection().tagged(with: Logs.self).to { FileLog() }
            $0.bind(Cup.self).intoCollection().qualified("cups").to(value: Cup())
            $0.bind(Cup.self).to { (logs: [any Log]) in Cup(size: logs.count) }
        },
    ]

    static let onMain: [Shape] = [
        Shape("on the main actor") {
            onMainActor.single(Display.init)
            onMainActor.factory { Menu(display: $0) }
            onMainActor.single(as: Menu.self, qualified: "typed", sharing: .weak, Menu.init)
            onMainActor.factory(tagged: BoilerTemperature.self) { 93 }
        } binder: {
            $0.bind(Display.self).sharedInScope().onMainActor(Display.init)
            $0.bind(Menu.self).onMainActor { Menu(display: $0) }
            $0.bind(Menu.self).qualified("typed").sharedInScope(.weak).onMainActor(Menu.init)
            $0.bind(Double.self).tagged(with: BoilerTemperature.self).onMainActor { 93 }
        },
        Shape("shared on the main actor without being Sendable") {
            single(Heater.init)
            onMainActor.single(Window.init)
            onMainActor.single(as: Ledger.self, sharing: .weak, Ledger.init)
            factory { (window: Window) in Cup() }
        } binder: {
            $0.bind(Heater.self).sharedInScope().to(factory: Heater.init)
            $0.bind(Window.self).sharedOnMainActor().onMainActor(Window.init)
            $0.bind(Ledger.self).sharedOnMainActor(.weak).onMainActor(Ledger.init)
            $0.bind(Cup.self).to { (window: Window) in Cup() }
        },
        Shape("an object of the main actor that anyone may read") {
            onMainActor.single(Display.init)
            factory { (display: Display) in Cup() }
        } binder: {
            $0.bind(Display.self).sharedInScope().onMainActor(Display.init)
            $0.bind(Cup.self).to { (display: Display) in Cup() }
        },
    ]

    static let effects: [Shape] = [
        Shape("effects") {
            throwing.single(Store.init)
            asynchronous.single { try await Session(store: $0) }
            asynchronous.single(as: Session.self, qualified: "typed", sharing: .weak, Session.init)
            throwing.factory(qualified: "each", Store.init)
            asynchronous.single(tagged: BoilerTemperature.self) { (session: Session) in 93 }
        } binder: {
            $0.bind(Store.self).sharedInScope().throwing(Store.init)
            $0.bind(Session.self).sharedInScope().asynchronous { try await Session(store: $0) }
            $0.bind(Session.self).qualified("typed").sharedInScope(.weak).asynchronous(Session.init)
            $0.bind(Store.self).qualified("each").throwing(Store.init)
            $0.bind(Double.self).tagged(with: BoilerTemperature.self).sharedInScope()
                .asynchronous { (session: Session) in 93 }
        },
        Shape("effects on the main actor") {
            onMainActor.throwing.single(Store.init)
            onMainActor.asynchronous.single { try await Session(store: $0) }
            onMainActor.throwing.single { (store: Store) throws in Ledger() }
        } binder: {
            $0.bind(Store.self).sharedInScope().throwingOnMainActor(Store.init)
            $0.bind(Session.self).sharedInScope().asynchronousOnMainActor { try await Session(store: $0) }
            $0.bind(Ledger.self).sharedOnMainActor().throwingOnMainActor { (store: Store) throws in Ledger() }
        },
    ]

    static let others: [Shape] = [
        Shape("decorators") {
            single(as: (any Log).self, FileLog.init)
            decorate((any Log).self) { CheckedLog($0) }
            decorate((any Log).self) { (log, heater: Heater) in CheckedLog(log) }
            single(Heater.init)
            factory(tagged: BoilerTemperature.self) { 93 }
            decorate(tagged: BoilerTemperature.self) { (degrees: Double, heater: Heater) in degrees + 1 }
            single(qualified: "small", Cup.init(size:))
            decorate(Cup.self, qualified: "small") { $0 }
            value(1)
            onMainActor.single(Menu.init)
            onMainActor.single(Display.init)
            onMainActor.decorate(Menu.self) { (menu, display: Display) in menu }
            throwing.single(Store.init)
            include { binder in
                binder.decorate(Store.self).throwing { $0 }
                binder.decorate(Store.self).asynchronous { (store, heater: Heater) in store }
            }
        } binder: {
            $0.bind((any Log).self).sharedInScope().to(factory: FileLog.init)
            $0.decorate((any Log).self).to { CheckedLog($0) }
            $0.decorate((any Log).self).to { (log, heater: Heater) in CheckedLog(log) }
            $0.bind(Heater.self).sharedInScope().to(factory: Heater.init)
            $0.bind(Double.self).tagged(with: BoilerTemperature.self).to { 93 }
            $0.decorate(Double.self).tagged(with: BoilerTemperature.self)
                .to { (degrees: Double, heater: Heater) in degrees + 1 }
            $0.bind(Cup.self).qualified("small").sharedInScope().to(factory: Cup.init(size:))
            $0.decorate(Cup.self).qualified("small").to { $0 }
            $0.bind(Int.self).to(value: 1)
            $0.bind(Menu.self).sharedInScope().onMainActor(Menu.init)
            $0.bind(Display.self).sharedInScope().onMainActor(Display.init)
            $0.decorate(Menu.self).onMainActor { (menu, display: Display) in menu }
            $0.bind(Store.self).sharedInScope().throwing(Store.init)
            $0.decorate(Store.self).throwing { $0 }
            $0.decorate(Store.self).asynchronous { (store, heater: Heater) in store }
        },
        Shape("conditions") {
            include(module: KitchenModule.self, when: .profile("kitchen"))
            include(module: KitchenLogModule.self, when: !.profile("demo"))
        } binder: {
            $0.include(module: KitchenModule.self, when: .profile("kitchen"))
            $0.include(module: KitchenLogModule.self, when: !.profile("demo"))
        },
        Shape("modules, components and absences") {
            include(module: KitchenModule.self)
            component(Counter.self)
            bindOptional(Cup.self)
            bindOptional([Int].self)
            factory { (cup: Cup?, numbers: [Int], counter: ComponentFactory<Counter>) in Pump(heater: Heater()) }
        } binder: {
            $0.include(module: KitchenModule.self)
            $0.install(dependency: Counter.self)
            $0.bindOptional(Cup.self)
            $0.bindOptional([Int].self)
            $0.bind(Pump.self).to { (cup: Cup?, numbers: [Int], counter: ComponentFactory<Counter>) in
                Pump(heater: Heater())
            }
        },
    ]
}

enum KitchenModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
    }
}

enum Counter: Component {
    typealias Seed = Int

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> {
        bind.to { (size: Int, heater: Heater) in Cup(size: size) }
    }
}
