// SPDX-License-Identifier: Apache-2.0

import Testing

/// The statements that are written for a marked type.
@Suite struct StatementTests {
    struct Form: Sendable, CustomTestStringConvertible {
        let source: String
        let statements: [String]
        var testDescription: String { source }

        init(_ source: String, _ statements: String...) {
            self.source = source
            self.statements = statements
        }
    }

    static let initialisers = [
        Form("final class Pump: Autowired { init() {} }", "binder.bind(Pump.self).to(factory: Pump.init)"),
        Form("struct Pump: Autowired {}", "binder.bind(Pump.self).to(factory: Pump.init)"),
        Form("struct Pump: `Autowired` {}", "binder.bind(Pump.self).to(factory: Pump.init)"),
        Form(
            "actor Pump: DI.Autowired { init(_ boiler: Boiler, of size: Int) {} }",
            "binder.bind(Pump.self).to(factory: Pump.init(_:of:))"),
        Form(
            "struct Pump {} ; extension Pump: DIBinding.Autowired { init(`in` a: A, b: B = B()) {} }",
            "binder.bind(Pump.self).to(factory: Pump.init(`in`:b:))"),
        Form(
            "extension Shop { enum `Type`: P & Autowired { init(a: A) { self = .a } } } ; enum Shop {}",
            "binder.bind(Shop.`Type`.self).to(factory: Shop.`Type`.init(a:))"),
        Form(
            "struct Pump: Autowired { private init(a: A) {} ; init(b: B) {} }",
            "binder.bind(Pump.self).to(factory: Pump.init(b:))"),
        Form(
            "struct Pump: Autowired { init(b: B) {} } ; private extension Pump { init(a: A) {} }",
            "binder.bind(Pump.self).to(factory: Pump.init(b:))"),
        Form(
            """
            final class Cell: UIView, Autowired {
                init(menu: Menu) {}
                @available(*, unavailable) required init?(coder: NSCoder) { nil }
            }
            """,
            "binder.bind(Cell.self).to(factory: Cell.init(menu:))"),
        Form(
            "struct Pump: Autowired { init(a: A) {} ; init(b: B) {} ; static func make(_ b: B) -> Pump { .init(b: b) } }",
            "binder.bind(Pump.self).to(factory: Pump.make(_:))"),
        Form(
            "class Pump: Autowired { init(a: A) {} ; class func make() -> Pump { Pump(a: A()) } }",
            "binder.bind(Pump.self).to(factory: Pump.make)"),
        Form("struct Pump {} ; extension App.Pump: Autowired {}", "binder.bind(Pump.self).to(factory: Pump.init)"),
    ]

    static let options = [
        Form(
            "struct Pump: Autowired { typealias SharedIn = Singleton }",
            "binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)"),
        Form(
            "struct Pump: Autowired { typealias SharedIn = Singleton; static var sharing: SharingPolicy.InScope { .weak } }",
            "binder.bind(Pump.self).sharedInScope(Pump.sharing).to(factory: Pump.init)"),
        Form(
            """
            struct Pump: Autowired {
                typealias BoundAs = any Water
                typealias SharedIn = Singleton
                typealias BindingTag = Cold
                static let qualifier = "cold"
            }
            """,
            "binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)",
            "binder.bind(Pump.BoundAs.self).tagged(with: Pump.BindingTag.self).qualified(Pump.qualifier).to { (it: Pump) in it }"
        ),
        Form(
            "struct Pump: Autowired { typealias BindingTag = Cold; static let qualifier = \"a\" }",
            "binder.bind(Pump.self).tagged(with: Pump.BindingTag.self).qualified(Pump.qualifier).to(factory: Pump.init)"
        ),
        Form(
            "struct Lungo: Autowired {} ; extension Lungo { typealias CollectedAs = any Drink }",
            "binder.bind(Lungo.self).to(factory: Lungo.init)",
            "binder.bind(Lungo.CollectedAs.self).intoCollection().to { (it: Lungo) in it }"),
        Form(
            "struct Lungo: Autowired { typealias CollectedAs = any Drink; static let dictionaryKey = 1 }",
            "binder.bind(Lungo.self).to(factory: Lungo.init)",
            "binder.bind(Lungo.CollectedAs.self).intoDictionary(key: Lungo.dictionaryKey).to { (it: Lungo) in it }"),
        Form(
            "struct Decaf: Autowired { typealias CollectedAs = any Drink; typealias Replaces = Bar.Espresso }",
            "binder.bind(Decaf.self).to(factory: Decaf.init)",
            "binder.bind(Decaf.CollectedAs.self).intoCollection().replacing(Decaf.Replaces.self).to { (it: Decaf) in it }"
        ),
        // An instance's own property isn't an option.
        Form("struct Pump: Autowired { let qualifier = 1 }", "binder.bind(Pump.self).to(factory: Pump.init)"),
    ]

    static let effects = [
        Form(
            "@MainActor final class Screen: Autowired { typealias BoundAs = any View }",
            "binder.bind(Screen.self).onMainActor(Screen.init)",
            "binder.bind(Screen.BoundAs.self).onMainActor { (it: Screen) in it }"),
        Form(
            "@MainActor final class Screen: Autowired { nonisolated init(a: A) {} }",
            "binder.bind(Screen.self).to(factory: Screen.init(a:))"),
        Form(
            "final class Screen: Autowired {} ; @MainActor extension Screen { convenience init(a: A) { self.init() } }",
            "binder.bind(Screen.self).onMainActor(Screen.init(a:))"),
        Form(
            "final class Store: Autowired { typealias SharedIn = Singleton; init(path: Path) throws(E) {} }",
            "binder.bind(Store.self).sharedInScope().throwing(Store.init(path:))"),
        Form(
            """
            @MainActor final class Store: Autowired {
                typealias SharedIn = Singleton
                typealias BoundAs = any Storing
                static func make() async throws -> Store { Store() }
            }
            """,
            "binder.bind(Store.self).sharedOnMainActor().asynchronousOnMainActor(Store.make)",
            "binder.bind(Store.BoundAs.self).to { (it: Store) in it }"),
    ]

    static let others = [
        Form(
            "struct Order: AutowiredFactory { init(a: Assisted<Int>) {} }",
            "binder.bindFactory(Order.self).to(factory: Order.init(a:))"),
        Form(
            "@MainActor class Order: AutowiredFactory { typealias InjectionFactory = F; init(a: Assisted<Int>) {} }",
            "binder.bindFactory(Order.self).with(Order.InjectionFactory.self).onMainActor(Order.init(a:))"),
        Form(
            "class Cell: AutowiredProperties { func inject(a: A, _ b: B) {} ; init() {} ; init(c: C) {} }",
            "binder.bindPropertyInjectionOf(Cell.self).to(injector: Cell.inject(a:_:))"),
        Form(
            "class Cell: Base, AutowiredProperties { @MainActor func inject(a: A) {} }",
            "binder.bindPropertyInjectionOf(Cell.self).onMainActor(Cell.inject(a:))"),
        Form(
            "class Cell: Base, AutowiredProperties {}",
            "binder.bindPropertyInjectionOf(Cell.self).to(injector: Cell.inject)"),
        Form(
            """
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
            "binder.bind().sharedInScope().to(factory: Parts.pump)",
            "binder.bind().sharedOnMainActor().throwingOnMainActor(Parts.screen(_:))",
            "binder.bind().sharedInScope().to(factory: Parts.make)", "#if DEBUG",
            "binder.bind().sharedInScope().to(factory: Parts.tool)", "#endif"),
        Form(
            """
            class Cup: Autowired, AutowiredProviders, AutowiredProperties {
                static func make() -> Cup { Cup() }
                static func lid() -> Lid { Lid() }
                func inject(lid: Lid) {}
            }
            """,
            "binder.bind(Cup.self).to(factory: Cup.make)",
            "binder.bindPropertyInjectionOf(Cup.self).to(injector: Cup.inject(lid:))",
            "binder.bind().to(factory: Cup.lid)"),
        Form(
            "import DIProperties\nstruct Config: ConfigProperty { let qualifier = 1; init(from: Decoder) {} ; init() {} }",
            "binder.bindProperties(Config.self)"),
        Form(
            "struct Config: ConfigProperty {}\nstruct Cup: Autowired {}", "binder.bind(Cup.self).to(factory: Cup.init)"),
        // What only the file can name is left to it.
        Form(
            "import DIProperties\nprivate struct Config: ConfigProperty {}\nstruct Cup: Autowired {}",
            "binder.bind(Cup.self).to(factory: Cup.init)"),
    ]

    static let conditions = [
        Form(
            """
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
            "#if os(Linux)", "binder.bind(A.self).to(factory: A.init)", "#endif",
            "#if !(os(Linux)) && (DEBUG && os(macOS))",
            "binder.bind(A.self).to(factory: A.init(a:))", "#endif", "#if !(os(Linux)) && !(DEBUG && os(macOS))",
            "#if TEST",
            "binder.bind(A.self).sharedInScope().to(factory: A.init)", "#endif", "#endif")
    ]

    static let superclasses = [
        Form(
            "class Base { init(a: A) {} }\nfinal class Pump: Base, Autowired {}",
            "binder.bind(Pump.self).to(factory: Pump.init)"),
        Form(
            "class Base { init() {} ; private init(a: A) {} }\nfinal class Pump: Base, Autowired {}",
            "binder.bind(Pump.self).to(factory: Pump.init)"),
        Form(
            "class Base { init() {} ; init(a: A) {} }\nfinal class Pump: Base, Autowired { init(b: B) {} }",
            "binder.bind(Pump.self).to(factory: Pump.init(b:))"),
        // One that the compiler refuses.
        Form("class A: B {}\nclass B: A {}\nextension A: Autowired {}", "binder.bind(A.self).to(factory: A.init)"),
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
