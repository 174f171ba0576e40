// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIGraphTools
import DIModules
import DIProperties
import DIValidation
import Testing

@Suite struct PropertyConditionTests {
    final class Store: Sendable {
        let name: String
        init(name: String) { self.name = name }
    }

    enum Postgres: Module, Listed {
        static var bindings: Bindings { factory { Store(name: "postgres") } }
    }

    private static func options(_ yaml: String) throws -> GraphOptions {
        GraphOptions(properties: try Properties(sources: [.yaml(yaml, name: "shop.yml")]))
    }

    private static func stores(_ conditions: [(Condition, String)]) -> Bindings {
        conditions.reduce(Bindings {}) { all, next in
            Bindings {
                include(all)
                when(next.0, file: "Shop/Stores.swift", line: 7) {
                    single(file: "Shop/Stores.swift", line: 8) { Store(name: next.1) }
                }
            }
        }
    }

    private static let byBackend = stores([
        (.property("db.backend", is: "postgres"), "postgres"), (.property("db.backend", is: "sqlite"), "sqlite"),
    ])

    @Test(arguments: ["postgres", "sqlite"])
    func property_choosesItsGroup(name: String) throws {
        let injector = try Injector(Self.byBackend, options: Self.options("{db: {backend: \(name)}}"))
        #expect(injector.get(Store.self).name == name)
        #expect(injector.graph.diagnostics.isEmpty)
        #expect(
            injector.graph.choices.map(\.reason)
                == Array(repeating: "db.backend = \(name), shop.yml:1:16", count: 2))
        #expect(injector.graph.choices.map(\.isChosen) == [name == "postgres", name == "sqlite"])
        #expect(
            injector.graph.choices.map(\.condition) == [
                #"property("db.backend", is: "postgres")"#, #"property("db.backend", is: "sqlite")"#,
            ])
    }

    @Test func truthValuesAndNumbers_areComparedAsSuch() throws {
        let bindings = Self.stores([
            (.property("cache.on", is: true), "on"),
            (.property("cache.size", is: 3) && !.property("cache.on", is: true), "3"),
        ])
        func name(_ yaml: String) throws -> String {
            try Injector(bindings, options: Self.options(yaml)).get(Store.self).name
        }
        #expect(try name("{cache: {on: true, size: 3}}") == "on")
        #expect(try name("{cache: {on: false, size: 3}}") == "3")
    }

    @Test func default_countsWithoutAValue() throws {
        let bindings = Self.stores([(.property("db.backend", is: "sqlite", default: "sqlite"), "sqlite")])
        let injector = try Injector(bindings, options: GraphOptions(properties: Properties(sources: [])))
        #expect(injector.get(Store.self).name == "sqlite")
        #expect(injector.graph.choices.map(\.reason) == ["db.backend = sqlite, by default"])
        #expect(
            injector.graph.choices.map(\.condition)
                == [#"property("db.backend", is: "sqlite", default: "sqlite")"#])
    }

    @Test func missingKey_saysWhichPropertyBindsIt() throws {
        let graph = Self.byBackend.graph(try Self.options("{db: {backend: mysql}}"))
        #expect(
            graph.diagnostics.map(\.description) == [
                """
                warning: [DI/ConditionUnmet] 'db.backend' is "mysql", which no condition names
                  asked for by 'property("db.backend", is: "postgres")'   Shop/Stores.swift:7
                  asked for by 'property("db.backend", is: "sqlite")'     Shop/Stores.swift:7
                note: db.backend = mysql, shop.yml:1:16
                note: conditions name "postgres" and "sqlite"
                fix: set 'db.backend' to one of these, or include a module when it is "mysql"
                docs: swift package di explain ConditionUnmet
                """
            ])
        let needing = Bindings {
            include(Self.byBackend)
            factory(file: "Shop/Shop.swift", line: 9) { (store: Store) in store.name }
        }
        let missing = needing.graph(try Self.options("{db: {backend: mysql}}")).diagnostics.first
        #expect(missing?.id == .missingBinding)
        #expect(
            missing?.notes.first
                == """
                a group of bindings would bind 'PropertyConditionTests.Store' at Shop/Stores.swift:8; it was not \
                chosen at Shop/Stores.swift:7 because db.backend = mysql, shop.yml:1:16
                """)
        #expect(missing?.fixes.first?.hasPrefix(#"set 'db.backend' to "postgres""#) == true)
    }

    @Test func wrongValues_areErrors_withThePlaceOfTheCondition() throws {
        let graph = Self.byBackend.graph(try Self.options("{db: {backend: [1]}}"))
        #expect(
            graph.diagnostics.map(\.description) == [
                """
                error: [DI/PropertyType] 'db.backend' is a list of 1 element where a string is expected
                  set in                                              shop.yml:1   (column 7)
                  read for 'property("db.backend", is: "postgres")'   Shop/Stores.swift:7
                docs: swift package di explain PropertyType
                """,
                """
                error: [DI/PropertyType] 'db.backend' is a list of 1 element where a string is expected
                  set in                                            shop.yml:1   (column 7)
                  read for 'property("db.backend", is: "sqlite")'   Shop/Stores.swift:7
                docs: swift package di explain PropertyType
                """,
            ])
        let missing = Self.byBackend.graph(try Self.options("{db: {back-end: sqlite}}")).diagnostics
        #expect(missing.map(\.id) == [.propertyMissing, .propertyMissing, .propertyUnknown])
        #expect(missing.first?.notes.first == "did you mean 'db.back-end', set in shop.yml:1:17?")
        let none = Self.byBackend.graph.diagnostics
        #expect(none.map(\.message) == Array(repeating: "'db.backend' is read, but no properties are passed", count: 2))
    }

    @Test func partsWithoutEffect_mayBeWrong_butCountAsRead() throws {
        let bindings = Self.stores([(.profile("server") && .property("db.backend", is: "sqlite"), "sqlite")])
        #expect(bindings.graph(try Self.options("{db: {backend: 3}}")).diagnostics.isEmpty)
        var options = try Self.options("{db: {backend: 3}}")
        options.profiles = ["server"]
        #expect(bindings.graph(options).diagnostics.map(\.id) == [.propertyType])
        let either = Self.stores([(.context(.test) || .property("db.backend", is: "sqlite"), "sqlite")])
        #expect(either.graph(try Self.options("{}")).diagnostics.isEmpty)
    }

    @Test(
        arguments: [
            ("{cache: redis}", [(String, Bool)]([("redis", false)]), false),
            ("{cache: none}", [("redis", false)], false), ("{cache: rediss}", [("redis", false)], true),
            ("{cache: none}", [("redis", false), ("disk", false)], true),
            ("{cache: none}", [("redis", false), ("disk", true)], false),
        ])
    func unmetCondition_isReported_unlessTheValueIsForeseen(
        yaml: String, tests: [(String, Bool)], isReported: Bool
    ) throws {
        let conditions = tests.map { name, isNegated -> (Condition, String) in
            let test = Condition.property("cache", is: name)
            return (isNegated ? !test : test, name)
        }
        let graph = Self.stores(conditions).graph(try Self.options(yaml))
        #expect(graph.diagnostics.contains { $0.id == .conditionUnmet } == isReported)
    }

    @Test func secret_isNotShown() throws {
        let properties = try Properties(sources: [.yaml("{db: {backend: postgras}}", name: "shop.yml")])
            .marking(secret: "db.backend")
        let graph = Self.byBackend.graph(GraphOptions(properties: properties))
        let texts = graph.choices.map(\.reason) + graph.diagnostics.map(\.description)
        #expect(graph.diagnostics.map(\.id) == [.conditionUnmet])
        #expect(!texts.joined().contains("postgras"))
        #expect(graph.choices.first?.reason == "db.backend = <secret>, shop.yml:1:16")
    }

    @Test func overlay_withOtherProperties_choosesAnewBelowItself() throws {
        let parent = try Injector(Self.byBackend, options: Self.options("{db: {backend: sqlite}}"))
        let child = try Injector(parent: parent, options: Self.options("{db: {backend: postgres}}")) {}
        #expect(child.get(Store.self).name == "postgres")
        #expect(parent.get(Store.self).name == "sqlite")
        let same = try Injector(parent: parent, options: Self.options("{db: {backend: sqlite}}")) {}
        #expect(same.get(Store.self) === parent.get(Store.self))
    }

    @Test func stack_decidesByTheMergedPropertiesOfItsModules() throws {
        let stack = ModuleStack()
        try stack.load(Self.byBackend, properties: Properties(yaml: "{db: {backend: sqlite}}"))
        #expect(stack.current.get(Store.self).name == "sqlite")
        try stack.load(Bindings {}, priority: .high, properties: Properties(yaml: "{db: {backend: postgres}}"))
        #expect(stack.current.get(Store.self).name == "postgres")
    }

    @Test func overridingModule_mayHaveConditions() throws {
        enum Other: Module, Listed {
            static var bindings: Bindings {
                include(module: Postgres.self, when: .property("db.backend", is: "postgres"))
            }
        }
        enum Till: RootComponent, Listed {
            typealias Root = String
            static var bindings: Bindings { factory { (store: Store) in store.name } }
        }
        var options = try Self.options("{db: {backend: postgres}}")
        options.overriding = [Other.self]
        #expect(try ComponentFactory.of(Till.self, options).build() == "postgres")
    }
}
