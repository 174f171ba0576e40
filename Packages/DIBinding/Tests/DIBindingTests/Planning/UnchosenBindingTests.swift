// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// The words about bindings that are not in a graph because of a condition.
@Suite struct UnchosenBindingTests {
    struct Heater {}
    struct Pump {}
    struct CoffeeMaker {
        let heater: Heater
        let pump: Pump
    }

    struct DemoHeating: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Heater.self).to(file: "Shop/Demo.swift", line: 5, factory: Heater.init)
            binder.include(module: Piping.self)
        }
    }

    struct Piping: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Pump.self).to(file: "Shop/Piping.swift", line: 3, factory: Pump.init)
        }
    }

    /// A shop whose bindings a test gives.
    struct Shop<Bindings: Module>: RootComponent where Bindings.Scope == Unscoped {
        static func configure(binder: UnscopedBinder) {
            binder.include(module: Bindings.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
            bind.to(file: "Shop/Shop.swift", line: 9, factory: CoffeeMaker.init)
        }
    }

    private func texts<C: RootComponent>(
        _ component: C.Type, overriding: [any Module.Type] = [], profiles: Set<String> = []
    ) -> [String] {
        component.graph(overriding: overriding, profiles: profiles, context: .live).diagnostics.map(\.description)
    }

    struct Conditional: Module {
        static func configure(binder: UnscopedBinder) {
            binder.include(
                module: DemoHeating.self, when: .profile("demo") && !.context(.preview), file: "Shop/App.swift", line: 4
            )
        }
    }

    @Test func missingBinding_namesTheModuleThatWouldBindIt_andTheOneThatIncludesThat() {
        #expect(
            texts(Shop<Conditional>.self).dropFirst() == [
                """
                error: [DI/MissingBinding] no binding for 'UnchosenBindingTests.Pump'
                  needed by 'UnchosenBindingTests.CoffeeMaker'   Shop/Shop.swift:9   \
                (root of 'UnchosenBindingTests.Shop<UnchosenBindingTests.Conditional>')
                note: module 'UnchosenBindingTests.Piping', which 'UnchosenBindingTests.DemoHeating' includes, would \
                bind 'UnchosenBindingTests.Pump' at Shop/Piping.swift:3; 'UnchosenBindingTests.DemoHeating' was not \
                chosen at Shop/App.swift:4 because profile "demo" is not active
                fix: activate profile "demo", or bind 'UnchosenBindingTests.Pump' in \
                'UnchosenBindingTests.Shop<UnchosenBindingTests.Conditional>' or a module it includes
                docs: swift package di explain MissingBinding
                """
            ])
        #expect(texts(Shop<Conditional>.self, profiles: ["demo"]) == [])
    }

    @Test func override_ofAKeyThatWasNotChosen_saysSo() {
        struct Always: Module {
            static func configure(binder: UnscopedBinder) {
                binder.include(module: Piping.self)
                binder.bind(Heater.self).to(factory: Heater.init)
                binder.include(module: DemoHeating.self, when: .profile("demo"), file: "Shop/App.swift", line: 4)
                binder.include(module: Decor.self, when: .profile("party"), file: "Shop/App.swift", line: 5)
            }
        }
        struct Decor: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Int.self).to(file: "Shop/Decor.swift", line: 5, factory: { 1 })
            }
        }
        struct Fake: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Int.self).to(file: "Tests/Fake.swift", line: 2, factory: { 2 })
            }
        }
        #expect(
            texts(Shop<Always>.self, overriding: [Fake.self]) == [
                """
                error: [DI/OverrideTargetsNothing] the override of 'Int' replaces nothing
                  bound   Tests/Fake.swift:2   (in module 'UnchosenBindingTests.Fake')
                note: module 'UnchosenBindingTests.Decor' would bind 'Int' at Shop/Decor.swift:5; it was not chosen at \
                Shop/App.swift:5 because profile "party" is not active
                fix: activate profile "party", or remove this binding, or, if another fake needs it, move it to a \
                module that 'UnchosenBindingTests.Fake' includes
                docs: swift package di explain OverrideTargetsNothing
                """
            ])
    }

    @Test func profileThatNoConditionNames_isAWarning_withTheNearestName() {
        #expect(
            texts(Shop<Conditional>.self, profiles: ["demo", "dmeo", "party"]) == [
                """
                warning: [DI/ProfileUnknown] no condition names profile "dmeo"
                note: "demo" is named at Shop/App.swift:4
                fix: did you mean "demo"?
                fix: remove it from the profiles, or name it in a condition
                docs: swift package di explain ProfileUnknown
                """,
                """
                warning: [DI/ProfileUnknown] no condition names profile "party"
                note: conditions name "demo"
                fix: remove it from the profiles, or name it in a condition
                docs: swift package di explain ProfileUnknown
                """,
            ])
    }

    @Test func profile_inAGraphWithoutConditions_isAWarning() {
        struct Plain: Module {
            static func configure(binder: UnscopedBinder) {
                binder.include(module: DemoHeating.self)
            }
        }
        #expect(
            texts(Shop<Plain>.self, profiles: ["demo"]) == [
                """
                warning: [DI/ProfileUnknown] no condition names profile "demo"
                note: the graph has no condition on a profile
                fix: remove it from the profiles, or name it in a condition
                docs: swift package di explain ProfileUnknown
                """
            ])
        let raised = #expect(throws: GraphError.self) {
            try Shop<Plain>.validate(severities: [.profileUnknown: .error], profiles: ["demo"])
        }
        #expect(raised?.diagnostics.map(\.id) == [.profileUnknown])
        #expect(throws: Never.self) { try Shop<Plain>.validate(profiles: ["demo"]) }
    }

    struct Grinder {}
    struct Beans {
        let grinder: Grinder
    }
    struct Shelf {
        let beans: [Beans]
    }

    @Test func bindingThatOnlyAnUnchosenModuleNeeds_isNotUnused() {
        struct Brewing: Module {
            static func configure(binder: UnscopedBinder) {
                binder.include(module: DemoHeating.self)
                binder.bind(Grinder.self).to(factory: Grinder.init)
                binder.bind(Beans.self).intoCollection().to(factory: Beans.init)
                binder.include(module: Tasting.self, when: .profile("tasting"))
                binder.include(module: Fair.self, when: .profile("fair"))
                binder.bind(Bool.self).to(value: true)
                binder.bind(Int.self).to(value: 1)
            }
        }
        struct Tasting: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Shelf.self).to(factory: Shelf.init)
            }
        }
        struct Fair: Module {
            static func configure(binder: UnscopedBinder) {
                binder.install(dependency: Stall.self)
            }
        }
        struct Stall: BareComponent {
            static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                bind.to { (isOpen: Bool) in isOpen ? "open" : "closed" }
            }
        }
        let found = Shop<Brewing>.graph(context: .live).diagnostics
        #expect(found.map { "\($0.id) \($0.subject)" } == ["DI/UnusedBinding Int"])
    }

    @Test(
        arguments: [
            (.profile("a") || .profile("b"), #"profile "a" is not active and profile "b" is not active"#),
            (!(.context(.live) || .profile("a")), "the run context is .live"),
            (.context(.test) && .context(.live), "the run context is .live instead of .test"),
            (!(.context(.live) && !.profile("a")), #"the run context is .live and profile "a" is not active"#),
        ] as [(Condition, String)])
    func reason_namesTheDecidingParts(condition: Condition, reason: String) {
        #expect(condition.reason(in: _Circumstances()) == reason)
    }

    @Test(
        arguments: [
            (.profile("a") || .profile("b"), #"activate profile "a" or activate profile "b""#),
            (!(.context(.live) || .profile("a")), "plan for a run context other than .live"),
            (.context(.test) && .profile("a"), #"plan for the run context .test and activate profile "a""#),
            (!(.context(.live) && !.profile("a")), #"plan for a run context other than .live or activate profile "a""#),
        ] as [(Condition, String)])
    func remedy_namesTheChanges(condition: Condition, remedy: String) {
        #expect(condition.remedy(in: _Circumstances()) == remedy)
    }

    @Test(
        arguments: [
            (.profile("a\n") && !.context(.test), #"profile("a\n") && !context(.test)"#),
            (.profile("a") && (.profile("b") || .profile("c")), #"profile("a") && (profile("b") || profile("c"))"#),
            (.profile("a") || .profile("b") && .profile("c"), #"profile("a") || profile("b") && profile("c")"#),
            (!(.profile("a") && .profile("b")), #"!(profile("a") && profile("b"))"#),
            (!(!.profile("a")), #"profile("a")"#),
        ] as [(Condition, String)])
    func description_isTheCode(condition: Condition, text: String) {
        #expect(condition.description == text)
    }
}
