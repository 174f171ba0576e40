// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Wrappers that a unit test makes for a type under test, without a graph.
@Suite struct HandMadeTests {
    final class Lamp {
        var brightness: Int = 0
    }

    @Test func componentFactoryWithoutSeed_isMadeOfAClosure() {
        #expect(ComponentFactory<Stall> { "stall" }.build() == "stall")
    }

    @Test func standIn_mayTakeAFactorysPlace() {
        struct Counterfeit: ComponentFactoryProtocol {
            typealias ComponentElement = Till

            func build(_ seed: Int) -> String { "counterfeit \(seed)" }
        }
        func open(_ tills: some ComponentFactoryProtocol<Till>) -> String { tills.build(1) }
        #expect(open(Counterfeit()) == "counterfeit 1")
        #expect(open(ComponentFactory<Till> { "real \($0)" }) == "real 1")
    }

    @Test func handMade_isDescribed_byItsType() {
        let factory = ComponentFactory<Till> { "till \($0)" }
        #expect(factory.diagnostics == [])
        #expect("\(factory)" == "ComponentFactory<Till>")
        #expect(String(reflecting: factory) == "ComponentFactory<Till>")
        #expect(Swift.Mirror(reflecting: factory).children.isEmpty)
        let injector = PropertyInjector<Lamp> { $0.brightness += 1 }
        #expect("\(injector)" == "PropertyInjector<HandMadeTests.Lamp>")
        #expect(String(reflecting: injector) == "PropertyInjector<HandMadeTests.Lamp>")
        #expect(Swift.Mirror(reflecting: injector).children.isEmpty)
    }

    @Test func handMade_canBeBound() throws {
        let fakes = LocalBindings { binder in
            binder.bind(ComponentFactory<Till>.self).to(value: ComponentFactory { "bound \($0)" })
            binder.bind(PropertyInjector<Lamp>.self).to(value: PropertyInjector { $0.brightness = 9 })
            binder.bind(Provider<Int>.self).to(value: Provider(value: 5))
        }
        #expect(try serve(ComponentFactory<Till>.self, from: fakes).dish.build(1) == "bound 1")
        #expect(try serve(Provider<Int>.self, from: fakes).dish.get() == 5)
        let lamp = Lamp()
        try serve(PropertyInjector<Lamp>.self, from: fakes).dish.injectProperties(into: lamp)
        #expect(lamp.brightness == 9)
    }

    struct Stall: BareComponent {
        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(value: "made by a graph")
        }
    }
}
