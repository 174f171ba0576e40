// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Conditions decide which modules are included.
@Suite struct ConditionalInclusionTests {
    struct Menu: Equatable {
        let name: String
    }

    struct DemoMenu: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Menu.self).to { Menu(name: "demo") }
        }
    }

    struct LiveMenu: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Menu.self).to { Menu(name: "live") }
        }
    }

    struct Menus: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.include(module: DemoMenu.self, when: .profile("demo"), file: "Shop/Menus.swift", line: 4)
            binder.include(module: LiveMenu.self, when: !.profile("demo"), file: "Shop/Menus.swift", line: 5)
        }
    }

    @Test func profile_choosesTheModule() throws {
        typealias Shop = Counter<Menu, Menus>
        #expect(try ComponentFactory.of(Shop.self).build().dish.name == "live")
        #expect(try ComponentFactory.of(Shop.self, profiles: ["demo"]).build().dish.name == "demo")
    }

    /// Only words are about what isn't chosen, and a valid graph has none.
    @Test func module_thatIsNotChosen_isNotConfigured() throws {
        struct Trap: Module {
            static func configure(binder: UnscopedBinder) {
                preconditionFailure("configured without being chosen")
            }
        }
        let guarded = LocalBindings { binder in
            binder.include(module: Menus.self)
            binder.include(module: Trap.self, when: .profile("never"))
        }
        #expect(try serve(Menu.self, from: guarded).dish.name == "live")
    }

    @Test func context_choosesTheModule() throws {
        struct ByContext: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.include(module: DemoMenu.self, when: .context(.test) || .context(.preview))
                binder.include(module: LiveMenu.self, when: .context(.live))
            }
        }
        typealias Shop = Counter<Menu, ByContext>
        #expect(try ComponentFactory.of(Shop.self).build().dish.name == "demo")
        #expect(try ComponentFactory.of(Shop.self, context: .preview).build().dish.name == "demo")
        #expect(try ComponentFactory.of(Shop.self, context: .live).build().dish.name == "live")
        #expect(throws: GraphError.self) { try Shop.validate(context: RunContext(rawValue: "training")) }
    }

    @Test func choices_areListed_withReasonAndPlace() {
        let graph = Counter<Menu, Menus>.graph(profiles: ["demo"], context: .live)
        let component = graph.components[0].id
        #expect(
            graph.choices == [
                BindingGraph.Choice(
                    component: component, module: "ConditionalInclusionTests.DemoMenu",
                    condition: #"profile("demo")"#, isChosen: true, reason: #"profile "demo" is active"#,
                    place: Place(fileID: "Shop/Menus.swift", line: 4)),
                BindingGraph.Choice(
                    component: component, module: "ConditionalInclusionTests.LiveMenu",
                    condition: #"!profile("demo")"#, isChosen: false, reason: #"profile "demo" is active"#,
                    place: Place(fileID: "Shop/Menus.swift", line: 5), leftOut: ["ConditionalInclusionTests.Menu"]),
            ])
        #expect(graph.profiles == ["demo"])
        #expect(graph.activeProfiles == ["demo"])
        #expect(graph.context == .live)
    }

    @Test func graphWithoutConditions_namesNoContext() {
        let plain = LocalBindings { binder in
            binder.include(module: LiveMenu.self)
        }
        let graph = plain.plan { Counter<Menu, LocalModule>.graph }
        #expect(graph.choices == [])
        #expect(graph.profiles == [])
        #expect(graph.activeProfiles == [])
        #expect(graph.context == nil)
    }

    @Test func module_isIncludedOnce_ifAnyInclusionCounts() throws {
        struct Twice: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.include(module: LiveMenu.self, when: .profile("a"))
                binder.include(module: LiveMenu.self, when: .profile("b"))
            }
        }
        struct Always: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.include(module: LiveMenu.self, when: .profile("a"))
                binder.include(module: LiveMenu.self)
            }
        }
        let twice = Counter<Menu, Twice>.self
        #expect(mistakes(of: twice) == [.missingBinding])
        for profiles in [["a"], ["b"], ["a", "b"]] as [Set<String>] {
            #expect(twice.graph(profiles: profiles).diagnostics == [])
        }
        #expect(
            twice.graph(profiles: ["b"]).choices.map(\.reason) == [
                #"profile "a" is not active; it is included elsewhere"#, #"profile "b" is active"#,
            ])
        #expect(mistakes(of: Counter<Menu, Always>.self) == [])
        #expect(
            Counter<Menu, Always>.graph.choices.map(\.reason) == [
                #"profile "a" is not active; it is included elsewhere"#
            ])
    }

    struct Cellar: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Menus2.self, when: .profile("cellar"), file: "Shop/Cellar.swift", line: 1)
        }
    }

    struct Menus2: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.include(module: DemoMenu.self, when: .profile("demo"), file: "Shop/Cellar.swift", line: 2)
            // Includes an outer one again, which ends.
            binder.include(module: Cellar.self, when: .profile("again"), file: "Shop/Cellar.swift", line: 3)
        }
    }

    @Test(
        arguments: [
            (["cellar", "demo"], [#"profile "cellar" is active"#, #"profile "demo" is active"#]),
            (["cellar"], [#"profile "cellar" is active"#, #"profile "demo" is not active"#]),
            (
                ["demo"],
                [
                    #"profile "cellar" is not active"#,
                    "module 'ConditionalInclusionTests.Menus2' was not chosen: profile \"cellar\" is not active",
                ]
            ),
            (
                [],
                [
                    #"profile "cellar" is not active"#,
                    "profile \"demo\" is not active; "
                        + "module 'ConditionalInclusionTests.Menus2' was not chosen: profile \"cellar\" is not active",
                ]
            ),
        ] as [(Set<String>, [String])])
    func nestedCondition_isDecided_withTheOneAround(profiles: Set<String>, reasons: [String]) {
        let graph = Counter<Menu, Cellar>.graph(profiles: profiles)
        #expect(graph.choices.prefix(2).map(\.reason) == reasons)
        #expect(graph.choices.prefix(2).map(\.isChosen) == [profiles.contains("cellar"), profiles.count == 2])
        #expect(graph.profiles == ["again", "cellar", "demo"])
        let isBound = graph.bindings.contains { $0.module == "ConditionalInclusionTests.DemoMenu" }
        #expect(isBound == (profiles.count == 2))
    }

    @Test func overridingModule_includesByCondition() throws {
        struct FakeDishes: Module {
            static func configure(binder: UnscopedBinder) {
                binder.include(module: DemoMenu.self, when: .context(.test))
                binder.include(module: LiveMenu.self, when: .context(.live))
                binder.bind(String.self).to { (menu: Menu) in menu.name }
            }
        }
        struct Dishes: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(String.self).to(value: "none")
            }
        }
        typealias Shop = Counter<String, Dishes>
        let factory = try ComponentFactory.of(Shop.self, overriding: [FakeDishes.self], context: .test)
        #expect(factory.build().dish == "demo")
        let graph = Shop.graph(overriding: [FakeDishes.self], context: .live)
        #expect(graph.choices.map(\.isChosen) == [false, true])
        #expect(
            graph.choices.map(\.reason) == [
                "the run context is .live instead of .test", "the run context is .live",
            ])
    }

    @Test func childComponent_decidesItsOwnConditions() {
        let installing = LocalBindings { binder in
            binder.install(dependency: Stall.self)
        }
        let graph = installing.plan { House<Stall, LocalModule>.graph(profiles: ["demo"]) }
        #expect(graph.choices.map(\.component) == [graph.components[1].id, graph.components[1].id])
        #expect(graph.choices.map(\.isChosen) == [true, false])
    }

    @Test func componentThatOnlyAnUnchosenModuleInstalls_namesProfiles() {
        struct Fair: Module {
            static func configure(binder: UnscopedBinder) {
                binder.install(dependency: Stall.self)
            }
        }
        let fairs = LocalBindings { binder in
            binder.include(module: Fair.self, when: .profile("fair"))
            binder.bind(Menu.self).to(value: Menu(name: "plain"))
        }
        let graph = fairs.plan { Counter<Menu, LocalModule>.graph }
        #expect(graph.profiles == ["demo", "fair"])
        #expect(graph.choices.map(\.condition) == [#"profile("fair")"#])
        #expect(graph.components.count == 1)
    }

    struct Stall: ServingComponent {
        typealias Dish = Menu

        static func configure(binder: UnscopedBinder) {
            binder.include(module: DemoMenu.self, when: .profile("demo"))
            binder.include(module: LiveMenu.self, when: !.profile("demo"))
        }
    }

    @Test func allowing_holdsForAModuleThatIsChosen() {
        let loose = LocalBindings { binder in
            binder.include(module: DemoMenu.self, when: .profile("demo"), allowing: .unusedBinding)
            binder.bind(Int.self).to(value: 1)
        }
        let graph = loose.plan { Counter<Int, LocalModule>.graph(profiles: ["demo"]) }
        #expect(graph.diagnostics == [])
    }
}
