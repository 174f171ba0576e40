// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

protocol Heating: Sendable {
    var name: String { get }
}

final class Heater: Heating {
    let name: String

    init(name: String = "heater") {
        self.name = name
    }
}

struct Cup: Sendable, Equatable {
    var size: Int = 2
}

extension DefaultValues {
    var heating: Default<any Heating> { self(.shared) { Heater() } }
    var spareHeating: Default<any Heating> { self(.shared) { Heater(name: "spare") } }
    var weakHeater: Default<Heater> { self(.weak) { Heater() } }
    var cup: Default<Cup> { self { Cup() } }
    var freshHeater: Default<Heater> { self { Heater() } }
    var contextual: Default<String> {
        self { "live" }.inTests { "test" }.inPreviews { "preview" }
    }
    var a: Default<Int> { self { 1 } }
}

/// Declared defaults, asked for through injectors of the tests' own.
@Suite struct DefaultsTests {
    private let empty: Injector

    init() throws {
        empty = try Injector(options: GraphOptions(context: .test)) {}
    }

    @Test func default_isSharedAsDeclared_inOneInjector() throws {
        try empty.run {
            let first = try #require(inject(\.heating) as? Heater)
            #expect(inject(\.heating) as? Heater === first)
            #expect(inject(\.spareHeating).name == "spare")
            #expect(inject(\.freshHeater) !== inject(\.freshHeater))
        }
    }

    @Test func weakDefault_livesAsLongAsItIsKept() throws {
        empty.run {
            var first: Heater? = inject(\.weakHeater)
            #expect(inject(\.weakHeater) === first)
            weak let gone = first
            first = nil
            #expect(gone == nil)
        }
    }

    @Test(arguments: [(RunContext.live, "live"), (.test, "test"), (.preview, "preview")])
    func default_isThatOfTheInjectorsContext(context: RunContext, text: String) throws {
        let injector = try Injector(options: GraphOptions(context: context)) {}
        #expect(injector.run { inject(\.contextual) } == text)
    }

    @Test func keyBoundToADefault_isTheInstanceThatIsInjected() throws {
        let injector = try Injector(ComponentFactory.of(Kitchen.self))
        try injector.run {
            let injected = try #require(inject(\.heating) as? Heater)
            #expect(injector.get((any Heating).self) as? Heater === injected)
        }
    }

    @Test func lazyProperty_asksOnFirstRead() throws {
        struct Barista {
            @LazyInjected(\.heating) var heating
            @Injected(\.cup) var cup
        }
        let barista = empty.run { Barista() }
        #expect(barista.heating.name == "heater")
        #expect(barista.heating as? Heater === empty.run { inject(\.heating) } as? Heater)
    }
}

enum Cups: RootComponent, Listed {
    typealias Root = Cup
    static var bindings: Bindings { value(Cup()) }
}

enum Kitchen: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind((any Heating).self).to(\.heating)
    }

    static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> {
        bind.to(value: Cup())
    }
}

/// Declared defaults as keys of modules as values.
@Suite struct DefaultsInModulesTests {
    struct CoffeeMaker {
        let heating: any Heating
    }

    @Test func declarations_bindADefault() throws {
        let injector = try Injector(options: GraphOptions(context: .test)) {
            single(\.heating) { Heater(name: "gas") }
            factory(\.cup) { Cup(size: 4) }
            value(\.a, 7)
            single(\.freshHeater, sharing: .eager) { Heater(name: "eager") }
            single(\.weakHeater, sharing: .weak) { Heater(name: "weak") }
        }
        injector.run {
            #expect(inject(\.heating).name == "gas")
            #expect(inject(\.heating) as? Heater === inject(\.heating) as? Heater)
            #expect(inject(\.cup).size == 4)
            #expect(inject(\.a) == 7)
            #expect(inject(\.freshHeater) === inject(\.freshHeater))
            #expect(inject(\.weakHeater).name == "weak")
        }
        #expect(injector.find((any Heating).self) == nil)
    }

    @Test func factoryWithParameters_bindsADefault() throws {
        let injector = try Injector(options: GraphOptions(context: .test)) {
            factory(as: Int.self) { 5 }
            factory(\.cup) { Cup(size: $0) }
        }
        #expect(injector.run { inject(\.cup) }.size == 5)
    }

    @Test func blockOfABinder_bindsADefaultWhoseFunctionThrows() throws {
        let injector = try Injector(options: GraphOptions(context: .test)) {
            include { $0.bind(\.heating).sharedInScope().throwing { () throws in Heater(name: "gas") } }
            factory(as: (any Heating).self, to: \.heating)
        }
        #expect(try injector.get(ThrowingProvider<any Heating>.self).get().name == "gas")
    }

    @Test func typeBoundToADefault_followsItsBinding() throws {
        let base = Bindings {
            factory(as: (any Heating).self, to: \.heating)
        }
        let parent = try Injector(base, options: GraphOptions(context: .test))
        let shared = parent.get((any Heating).self) as? Heater
        let child = try Injector(parent: parent) { single(\.heating) { Heater(name: "gas") } }
        #expect(child.get((any Heating).self).name == "gas")
        #expect(child.run { inject(\.heating) }.name == "gas")
        let unrelated = try Injector(parent: parent) { value(3) }
        #expect(unrelated.get((any Heating).self) as? Heater === shared)
        #expect(unrelated.run { inject(\.heating) as? Heater } === shared)
        let inPreview = try Injector(parent: parent, options: GraphOptions(context: .preview)) { value(3) }
        #expect(inPreview.get((any Heating).self) as? Heater !== shared)
    }

    @Test func stack_prefersTheBindingOfAnyModule() throws {
        let stack = ModuleStack()
        let heating = try stack.load { factory(as: (any Heating).self, to: \.heating) }
        let before = stack.current.get((any Heating).self) as? Heater
        let gas = try stack.load { single(\.heating) { Heater(name: "gas") } }
        #expect(stack.current.get((any Heating).self).name == "gas")
        try stack.unload(gas)
        #expect(stack.current.get((any Heating).self).name == "heater")
        _ = (before, heating)
    }
}
