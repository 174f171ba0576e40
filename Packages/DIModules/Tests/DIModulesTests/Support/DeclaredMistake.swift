// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules

/// A list of declarations with a mistake.
struct DeclaredMistake: Sendable {
    let name: String
    let bindings: Bindings

    init(_ name: String, @BindingsBuilder _ bindings: () -> Bindings) {
        (self.name, self.bindings) = (name, bindings())
    }

    private static let kitchen: StaticString = "Shop/Kitchen.swift"

    static let all: [DeclaredMistake] = [
        DeclaredMistake("missing") { factory(file: kitchen, line: 3, Pump.init) },
        DeclaredMistake("duplicate") {
            value(file: kitchen, line: 4, 1)
            value(file: kitchen, line: 5, 2)
        },
        DeclaredMistake("decorated") { decorate(Cup.self, file: kitchen, line: 6) { (cup: Cup) in cup } },
        DeclaredMistake("qualified") {
            value(qualified: "small", file: kitchen, line: 2, 8)
            factory(file: kitchen, line: 3) { (size: Int) in Cup(size: size) }
        },
        DeclaredMistake("installed") {
            component(Booth.self, file: kitchen, line: 2)
            factory(file: kitchen, line: 3, Pump.init)
        },
        DeclaredMistake("unchosen") {
            when(.profile("winter"), file: kitchen, line: 2) { single(file: kitchen, line: 3, Heater.init) }
            include(module: HeaterModule.self, when: .profile("demo"), file: kitchen, line: 4)
            factory(file: kitchen, line: 5, Pump.init)
        },
        DeclaredMistake("eagerAwaiting") {
            throwing.single(file: kitchen, line: 2, Store.init)
            asynchronous.single(sharing: .eager, file: kitchen, line: 3, Session.init)
        },
        DeclaredMistake("eagerOverThrowing") {
            throwing.single(file: kitchen, line: 2, Store.init)
            single(sharing: .eager, file: kitchen, line: 3) { (store: Store) in Saucer(store: store) }
        },
        DeclaredMistake("eagerOnMainActor") {
            onMainActor.single(sharing: .eager, file: kitchen, line: 3, Display.init)
        },
        DeclaredMistake("unshared") {
            throwing.factory(file: kitchen, line: 2, Store.init)
            single(file: kitchen, line: 3) { (store: Store) in Saucer(store: store) }
        },
        DeclaredMistake("provided") {
            throwing.single(file: kitchen, line: 2, Store.init)
            factory(file: kitchen, line: 3) { (_: Provider<Store>) in Cup() }
        },
        DeclaredMistake("weakValues") {
            single(sharing: .weak, file: kitchen, line: 2, Cup.init)
            single(as: Int.self, sharing: .weak, file: kitchen, line: 3) { 3 }
            single(tagged: BoilerTemperature.self, sharing: .weak, file: kitchen, line: 4) { 93 }
            throwing.single(sharing: .weak, file: kitchen, line: 5) { () throws in "steam" }
            onMainActor.single(sharing: .weak, file: kitchen, line: 6) { Saucer(store: $0) }
            throwing.single(file: kitchen, line: 7, Store.init)
        },
        DeclaredMistake("keeping") {
            single(file: kitchen, line: 2, Heater.init)
            single(file: kitchen, line: 3) { (_: Provider<Heater>) in Cup() }
        },
    ]
}

struct Saucer: Sendable {
    let store: Store
}

/// A component that binds what its parent misses.
enum Booth: Component {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(file: "Shop/Booth.swift", line: 3, factory: Heater.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> {
        bind.to(value: Cup())
    }
}

enum HeaterModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(file: "Shop/Heaters.swift", line: 3, factory: Heater.init)
    }
}
