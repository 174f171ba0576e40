// SPDX-License-Identifier: Apache-2.0

import Testing

/// The statements that are written for a marked type.
@Suite struct StatementTests {
    struct Form: Sendable, CustomTestStringConvertible {
        let source: String
        let statements: [String]
        var testDescription: String { source }
    }

    static let initialisers = [
        Form(
            source: "final class Pump: Autowired { init() {} }",
            statements: ["binder.bind(Pump.self).to(factory: Pump.init)"]),
        Form(source: "struct Pump: Autowired {}", statements: ["binder.bind(Pump.self).to(factory: Pump.init)"]),
        Form(source: "struct Pump: `Autowired` {}", statements: ["binder.bind(Pump.self).to(factory: Pump.init)"]),
        Form(
            source: "actor Pump: DI.Autowired { init(_ boiler: Boiler, of size: Int) {} }",
            statements: ["binder.bind(Pump.self).to(factory: Pump.init(_:of:))"]),
        Form(
            source: "struct Pump {} ; extension Pump: DIBinding.Autowired { init(`in` a: A, b: B = B()) {} }",
            statements: ["binder.bind(Pump.self).to(factory: Pump.init(`in`:b:))"]),
        Form(
            source: "extension Shop { enum `Type`: P & Autowired { init(a: A) { self = .a } } } ; enum Shop {}",
            statements: ["binder.bind(Shop.`Type`.self).to(factory: Shop.`Type`.init(a:))"]),
        Form(
            source: "struct Pump: Autowired { private init(a: A) {} ; init(b: B) {} }",
            statements: ["binder.bind(Pump.self).to(factory: Pump.init(b:))"]),
        Form(
            source: "struct Pump: Autowired { init(b: B) {} } ; private extension Pump { init(a: A) {} }",
            statements: ["binder.bind(Pump.self).to(factory: Pump.init(b:))"]),
        Form(
            source: """
                final class Cell: UIView, Autowired {
                    init(menu: Menu) {}
                    @available(*, unavailable) required init?(coder: NSCoder) { nil }
                }
                """,
            statements: ["binder.bind(Cell.self).to(factory: Cell.init(menu:))"]),
        Form(
            source:
                "struct Pump: Autowired { init(a: A) {} ; init(b: B) {} ; static func make(_ b: B) -> Pump { .init(b: b) } }",
            statements: ["binder.bind(Pump.self).to(factory: Pump.make(_:))"]),
        Form(
            source: "class Pump: Autowired { init(a: A) {} ; class func make() -> Pump { Pump(a: A()) } }",
            statements: ["binder.bind(Pump.self).to(factory: Pump.make)"]),
        Form(
            source: "struct Pump {} ; extension App.Pump: Autowired {}",
            statements: ["binder.bind(Pump.self).to(factory: Pump.init)"]),
    ]

    static let options = [
        Form(
            source: "struct Pump: Autowired { typealias SharedIn = Singleton }",
            statements: ["binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)"]),
        Form(
            source:
                "struct Pump: Autowired { typealias SharedIn = Singleton; static var sharing: SharingPolicy.InScope { .weak } }",
            statements: ["binder.bind(Pump.self).sharedInScope(Pump.sharing).to(factory: Pump.init)"]),
        Form(
            source: """
                struct Pump: Autowired {
                    typealias BoundAs = any Water
                    typealias SharedIn = Singleton
                    typealias BindingTag = Cold
                    static let qualifier = "cold"
                }
                """,
            statements: [
                "binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)",
                "binder.bind(Pump.BoundAs.self).tagged(with: Pump.BindingTag.self).qualified(Pump.qualifier).to { (it: Pump) in it }",
            ]),
        Form(
            source: "struct Pump: Autowired { typealias BindingTag = Cold; static let qualifier = \"a\" }",
            statements: [
                "binder.bind(Pump.self).tagged(with: Pump.BindingTag.self).qualified(Pump.qualifier).to(factory: Pump.init)"
            ]),
        Form(
            source: "struct Lungo: Autowired {} ; extension Lungo { typealias CollectedAs = any Drink }",
            statements: [
                "binder.bind(Lungo.self).to(factory: Lungo.init)",
                "binder.bind(Lungo.CollectedAs.self).intoCollection().to { (it: Lungo) in it }",
            ]),
        Form(
            source: "struct Lungo: Autowired { typealias CollectedAs = any Drink; static let dictionaryKey = 1 }",
            statements: [
                "binder.bind(Lungo.self).to(factory: Lungo.init)",
                "binder.bind(Lungo.CollectedAs.self).intoDictionary(key: Lungo.dictionaryKey).to { (it: Lungo) in it }",
            ]),
        Form(
            source: "struct Decaf: Autowired { typealias CollectedAs = any Drink; typealias Replaces = Bar.Espresso }",
            statements: [
                "binder.bind(Decaf.self).to(factory: Decaf.init)",
                "binder.bind(Decaf.CollectedAs.self).intoCollection().replacing(Decaf.Replaces.self).to { (it: Decaf) in it }",
            ]),
        // An instance's own property isn't an option.
        Form(
            source: "struct Pump: Autowired { let qualifier = 1 }",
            statements: ["binder.bind(Pump.self).to(factory: Pump.init)"]),
    ]

    static let effects = [
        Form(
            source: "@MainActor final class Screen: Autowired { typealias BoundAs = any View }",
            statements: [
                "binder.bind(Screen.self).onMainActor(Screen.init)",
                "binder.bind(Screen.BoundAs.self).onMainActor { (it: Screen) in it }",
            ]),
        Form(
            source: "@MainActor final class Screen: Autowired { nonisolated init(a: A) {} }",
            statements: ["binder.bind(Screen.self).to(factory: Screen.init(a:))"]),
        Form(
            source:
                "final class Screen: Autowired {} ; @MainActor extension Screen { convenience init(a: A) { self.init() } }",
            statements: ["binder.bind(Screen.self).onMainActor(Screen.init(a:))"]),
        Form(
            source: "final class Store: Autowired { typealias SharedIn = Singleton; init(path: Path) throws(E) {} }",
            statements: ["binder.bind(Store.self).sharedInScope().throwing(Store.init(path:))"]),
        Form(
            source: """
                @MainActor final class Store: Autowired {
                    typealias SharedIn = Singleton
                    typealias BoundAs = any Storing
                    static func make() async throws -> Store { Store() }
                }
                """,
            statements: [
                "binder.bind(Store.self).sharedOnMainActor().asynchronousOnMainActor(Store.make)",
                "binder.bind(Store.BoundAs.self).to { (it: Store) in it }",
            ]),
    ]

    static let others = [
        Form(
            source: "struct Order: AutowiredFactory { init(a: Assisted<Int>) {} }",
            statements: ["binder.bindFactory(Order.self).to(factory: Order.init(a:))"]),
        Form(
            source:
                "@MainActor class Order: AutowiredFactory { typealias InjectionFactory = F; init(a: Assisted<Int>) {} }",
            statements: [
                "binder.bindFactory(Order.self).with(Order.InjectionFactory.self).onMainActor(Order.init(a:))"
            ]),
        Form(
            source: "class Cell: AutowiredProperties { func inject(a: A, _ b: B) {} ; init() {} ; init(c: C) {} }",
            statements: ["binder.bindPropertyInjectionOf(Cell.self).to(injector: Cell.inject(a:_:))"]),
        Form(
            source: "class Cell: Base, AutowiredProperties { @MainActor func inject(a: A) {} }",
            statements: ["binder.bindPropertyInjectionOf(Cell.self).onMainActor(Cell.inject(a:))"]),
        Form(
            source: "class Cell: Base, AutowiredProperties {}",
            statements: ["binder.bindPropertyInjectionOf(Cell.self).to(injector: Cell.inject)"]),
        Form(
            source: """
                enum Parts: AutowiredProviders {
                    typealias SharedIn = Singleton
                    static func pump() -> Pump { Pump() }
                    @MainActor static func screen(_ pump: Pump) throws -> Screen { Screen() }
                    static func make() -> Cup { Cup() }
                    static func reset() {}
                    static func empty() -> Void {}
                    func instance() -> Int { 1 }
                    private static func hidden() -> Int { 1 }
                    static func == (a: Parts, b: Parts) -> Bool { true }
                    #if DEBUG
                    static func tool() -> Tool { Tool() }
                    #endif
                }
                """,
            statements: [
                "binder.bind().sharedInScope().to(factory: Parts.pump)",
                "binder.bind().sharedOnMainActor().throwingOnMainActor(Parts.screen(_:))",
                "binder.bind().sharedInScope().to(factory: Parts.make)",
                "#if DEBUG", "binder.bind().sharedInScope().to(factory: Parts.tool)", "#endif",
            ]),
        Form(
            source: """
                class Cup: Autowired, AutowiredProviders, AutowiredProperties {
                    static func make() -> Cup { Cup() }
                    static func lid() -> Lid { Lid() }
                    func inject(lid: Lid) {}
                }
                """,
            statements: [
                "binder.bind(Cup.self).to(factory: Cup.make)",
                "binder.bindPropertyInjectionOf(Cup.self).to(injector: Cup.inject(lid:))",
                "binder.bind().to(factory: Cup.lid)",
            ]),
        Form(
            source:
                "import DIProperties\nstruct Config: ConfigProperty { let qualifier = 1; init(from: Decoder) {} ; init() {} }",
            statements: ["binder.bindProperties(Config.self)"]),
        Form(
            source: "struct Config: ConfigProperty {}\nstruct Cup: Autowired {}",
            statements: ["binder.bind(Cup.self).to(factory: Cup.init)"]),
        // What only the file can name is left to it.
        Form(
            source: "import DIProperties\nprivate struct Config: ConfigProperty {}\nstruct Cup: Autowired {}",
            statements: ["binder.bind(Cup.self).to(factory: Cup.init)"]),
    ]

    static let conditions = [
        Form(
            source: """
                #if os(Linux)
                struct A: Autowired {}
                #elseif DEBUG && os(macOS)
                struct A: Autowired { init(a: Int) {} }
                #else
                struct A { typealias SharedIn = Singleton }
                #if TEST
                extension A: Autowired {}
                #endif
                #endif
                """,
            statements: [
                "#if os(Linux)", "binder.bind(A.self).to(factory: A.init)", "#endif",
                "#if !(os(Linux)) && (DEBUG && os(macOS))", "binder.bind(A.self).to(factory: A.init(a:))", "#endif",
                "#if !(os(Linux)) && !(DEBUG && os(macOS))", "#if TEST",
                "binder.bind(A.self).sharedInScope().to(factory: A.init)", "#endif", "#endif",
            ])
    ]

    static let superclasses = [
        Form(
            source: "class Base { init(a: A) {} }\nfinal class Pump: Base, Autowired {}",
            statements: ["binder.bind(Pump.self).to(factory: Pump.init)"]),
        Form(
            source: "class Base { init() {} ; private init(a: A) {} }\nfinal class Pump: Base, Autowired {}",
            statements: ["binder.bind(Pump.self).to(factory: Pump.init)"]),
        Form(
            source: "class Base { init() {} ; init(a: A) {} }\nfinal class Pump: Base, Autowired { init(b: B) {} }",
            statements: ["binder.bind(Pump.self).to(factory: Pump.init(b:))"]),
        // One that the compiler refuses.
        Form(
            source: "class A: B {}\nclass B: A {}\nextension A: Autowired {}",
            statements: ["binder.bind(A.self).to(factory: A.init)"]),
    ]

    @Test(arguments: initialisers + options + effects + others + conditions + superclasses)
    func type_isBound_byItsForm(_ form: Form) {
        #expect(Registering.statements(form.source) == form.statements)
    }

    /// Marks are written in inheritance clauses, not in other places.
    @Test(arguments: [
        "// struct Pump: Autowired {}", "let text = \"struct Pump: Autowired {}\"", "struct Pump<Autowired> {}",
        "struct Pump: Box<Autowired> {}", "struct Pump where Autowired: P {}",
        "protocol Autowired {}\nstruct Pump: Autowired {}",
        "struct Pump: Other.Autowired {}", "typealias Mark = Autowired\nstruct Pump: Mark {}",
    ])
    func mark_isSeen_nowhereElse(_ source: String) {
        #expect(Registering.statements(source) == [])
    }
}
