// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIProperties
import Testing

/// `DI/PropertyUnknown` where modules override what would read a property.
@Suite struct UnknownPropertyTests {
    struct Oven: ConfigProperty {
        static let path = "oven"
        static let defaults = "{ degrees: 200 }"
        let degrees: Int
        let fan: Bool
    }

    struct Bread {
        let oven: Oven
    }

    enum Bakery: RootComponent, Listed {
        typealias Root = Bread
        static var bindings: Bindings {
            include(module: Settings.self)
            factory(Bread.init)
        }
    }

    enum Settings: Module, Listed {
        static var bindings: Bindings { bindProperties(Oven.self) }
    }

    enum ColdOven: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Oven.self).to(factory: { (none: Cold) in none.oven })
            binder.include(module: ColdModule.self)
        }
    }

    enum ColdModule: Module, Listed {
        static var bindings: Bindings {
            bindProperties(ColdGroup.self)
            factory { (group: ColdGroup) in Cold(oven: group.oven) }
        }
    }

    struct Cold: Sendable { let oven: Oven }

    struct ColdGroup: ConfigProperty {
        static let path = "cold"
        let oven: Oven
    }

    @Test func keyThatOnlyAnUnchosenModuleReads_isKnown() throws {
        enum Kitchen: RootComponent, Listed {
            typealias Root = Bread
            static var bindings: Bindings {
                include(module: Settings.self)
                include(module: ColdModule.self, when: .profile("cold"))
                factory(Bread.init)
            }
        }
        let properties = try Properties(
            sources: [.yaml("oven: {fan: true}\ncold: {oven: {degrees: 5, fan: false}}\ncald: 1\n", name: "bakery.yml")]
        )
        for profiles in [[], ["cold"]] as [Set<String>] {
            let options = GraphOptions(properties: properties, profiles: profiles)
                .with(severities: [.unusedModule: nil])
            #expect(try ComponentFactory.of(Kitchen.self, options).diagnostics.map(\.subject) == ["cald"])
            #expect(Kitchen.graph(options).choices.map(\.isChosen) == [!profiles.isEmpty])
        }
    }

    @Test(
        arguments: [
            (
                "oven:\n  fan: true\n  fann: {a: 1}\n\"kitchen\": hot\n", [],
                ["oven.fann at 3, column 3", "kitchen at 4, column 1"]
            ),
            // The key of an alias is reported where the alias is used.
            ("oven: {fan: &yes true}\nlight: *yes\n", [], ["light at 2, column 1"]),
            // The keys of a replaced group are known all the same.
            (
                "oven: {fan: true, degrees: 1, fann: true}\ncold: {oven: {degrees: 0, fan: false}}\nkitchen: {}\n",
                [ColdOven.self], ["oven.fann at 1, column 31", "kitchen at 3, column 1"]
            ),
        ] as [(String, [any Module.Type], [String])])
    func keyThatNothingReads_isReportedAtTheKey(
        _ text: String, overriding modules: [any Module.Type], _ expected: [String]
    ) throws {
        let properties = try Properties(sources: [.yaml(text, name: "bakery.yml")])
        let factory = try ComponentFactory.of(Bakery.self, GraphOptions(properties: properties, overriding: modules))
        #expect(
            factory.diagnostics.filter { $0.id == .propertyUnknown }
                .map { "\($0.subject) at \($0.trace.first.map { "\($0.place?.line ?? 0), \($0.remark)" } ?? "")" }
                == expected)
    }

    struct Menu: PropertyTag {
        typealias Element = [String: Int]
        static let path = "menu"
    }

    @Test(arguments: ["menu: {}", "menu: {espresso: 3}"])
    func dictionary_isRead_emptyOrNot(_ text: String) throws {
        let properties = try Properties(yaml: text)
        #expect(try ComponentFactory.of(PropertyReader<Menu>.self, properties: properties).diagnostics.isEmpty)
    }

    struct Grinder: Decodable {
        let name: String?
        let coarseness: Int?
    }

    struct Grinders: PropertyTag {
        typealias Element = [String: Grinder]
        static let path = "grinders"
    }

    /// An absent optional field left no trail: a group of a dictionary with nothing but unknown keys counted as read whole.
    @Test func unknownKeyOfAGroupInADictionary_isReported_whereNoFieldIsSet() throws {
        let properties = try Properties(
            sources: [.yaml("grinders:\n  left: {coarsenes: 3}\n  right: {name: big}\n", name: "shop.yml")])
        let diagnostics = try ComponentFactory.of(PropertyReader<Grinders>.self, properties: properties).diagnostics
        #expect(
            diagnostics.map(\.description) == [
                """
                warning: [DI/PropertyUnknown] nothing reads 'grinders.left.coarsenes'
                  set in   shop.yml:2   (column 10)
                fix: did you mean 'grinders.left.coarseness'?
                fix: remove it
                docs: swift package di explain PropertyUnknown
                """
            ])
    }

    @Test func raised_itStopsAGraphWithOverrides() throws {
        func validate(_ text: String) throws {
            let options = GraphOptions(properties: try Properties(yaml: text), overriding: [ColdOven.self])
            try Bakery.validate(options.with(severities: [.propertyUnknown: .error]))
        }
        #expect(throws: GraphError.self) { try validate("cold: {oven: {degrees: 0, fan: false}}\noevn: {}\n") }
        try validate("cold: {oven: {degrees: 0, fan: false}}")
    }
}
