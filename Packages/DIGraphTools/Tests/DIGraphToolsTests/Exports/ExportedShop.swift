// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics

/// A program that has everything that a graph can have but what `DIAssisted` adds.
enum ExportedShop {
    struct Heater: Sendable {}
    struct Pump: Sendable {}
    struct Milk: Sendable {}
    struct Lamp: Sendable {}
    struct Bar {}
    struct Receipt {}
    final class Screen { var text: String = "" }
    struct Warmth: Tag { typealias Element = Int }

    struct Kitchen: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Heater.self).sharedInScope().to { (_: TaggedProvider<Warmth>, _: Provider<Bar>) in Heater() }
            binder.bind(Pump.self).sharedInScope(.weak).to(factory: Pump.init)
            binder.bind(Lamp.self).sharedInScope(.eager).to(factory: Lamp.init)
            binder.decorate(Lamp.self).to { (lamp, _: Pump) in lamp }
            binder.bind(Int.self).tagged(with: Warmth.self).to(value: 93)
            binder.bind(String.self).intoCollection().to(value: "cup")
            binder.bind(String.self).intoCollection().to { (_: Heater) in "mug" }
            binder.bind(Int.self).intoDictionary(key: "espresso").to(value: 1)
            binder.bind(Double.self).qualified("small \"one\"").to(value: 1)
            binder.bind(Double.self).to(qualified: "small \"one\"")
            binder.bind(Float.self).to(provider: Provider(value: 1))
            binder.bindPropertyInjectionOf(Screen.self).to { (screen: Screen, text: String) in screen.text = text }
            binder.bind(String.self).to(value: "open")
            binder.bindOptional(Milk.self)
        }
    }

    enum App: RootComponent {
        typealias Root = Bar
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Kitchen.self)
            binder.install(dependency: Till.self)
            if isBroken { binder.bind(Character.self).to { (_: Unicode.Scalar) in "c" } }
        }

        static func configureRoot(binder bind: ReceiptBinder<Bar>) -> BindingReceipt<Bar> {
            bind.to {
                (
                    _: Lazy<Heater>, _: WeakProvider<Pump>, _: Milk?, _: Float?, _: [String], _: ComponentFactory<Till>,
                    _: PropertyInjector<Screen>
                ) in Bar()
            }
        }
    }

    enum Till: Component {
        typealias Seed = UInt
        typealias Root = Receipt

        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).intoDictionary(key: "lungo").to(value: 2)
        }

        static func configureRoot(binder bind: ReceiptBinder<Receipt>) -> BindingReceipt<Receipt> {
            bind.to { (_: UInt, _: [String: Int], _: Double, _: Lamp) in Receipt() }
        }
    }

    /// Whether a binding is there whose need nothing meets.
    @TaskLocal static var isBroken: Bool = false

    /// Returns the graph, valid or not.
    static func graph(isBroken: Bool) -> BindingGraph {
        $isBroken.withValue(isBroken) { App.graph }
    }
}
