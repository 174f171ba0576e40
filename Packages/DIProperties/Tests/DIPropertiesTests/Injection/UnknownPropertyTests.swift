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

    enum Bakery: RootComponent {
        typealias Root = Bread

        static func configure(binder: UnscopedBinder) {
            binder.include(module: Settings.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Bread>) -> BindingReceipt<Bread> {
            bind.to(factory: Bread.init)
        }
    }

    struct Bread {
        let oven: Oven
    }

    enum Settings: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bindProperties(Oven.self)
        }
    }

    enum ColdOven: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Oven.self).to(factory: { (none: Cold) in none.oven })
            binder.include(module: ColdModule.self)
        }
    }

    enum ColdModule: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bindProperties(ColdGroup.self)
            binder.bind(Cold.self).to(factory: { (group: ColdGroup) in Cold(oven: group.oven) })
        }
    }

    struct Cold: Sendable { let oven: Oven }

    struct ColdGroup: ConfigProperty {
        static let path = "cold"
        let oven: Oven
    }

    static func unknown(_ text: String, overriding: [any Module.Type] = []) throws -> [String] {
        let properties = try Properties(sources: [.yaml(text, name: "bakery.yml")])
        let factory = try ComponentFactory.of(Bakery.self, GraphOptions(properties: properties, overriding: overriding))
        return factory.diagnostics.filter { $0.id == .propertyUnknown }
            .map { "\($0.subject) at \($0.trace.first.map { "\($0.place?.line ?? 0), \($0.remark)" } ?? "")" }
    }

    @Test func keyThatOnlyAnUnchosenModuleReads_isKnown() throws {
        enum Kitchen: RootComponent {
            typealias Root = Bread

            static func configure(binder: UnscopedBinder) {
                binder.include(module: Settings.self)
                binder.include(module: ColdModule.self, when: .profile("cold"))
            }

            static func configureRoot(binder bind: ReceiptBinder<Bread>) -> BindingReceipt<Bread> {
                bind.to(factory: Bread.init)
            }
        }
        let properties = try Properties(
            sources: [.yaml("oven: {fan: true}\ncold: {oven: {degrees: 5, fan: false}}\ncald: 1\n", name: "bakery.yml")]
        )
        for profiles in [[], ["cold"]] as [Set<String>] {
            let factory = try ComponentFactory.of(
                Kitchen.self,
                GraphOptions(properties: properties, profiles: profiles).with(severities: [.unusedModule: nil])
            )
            #expect(factory.diagnostics.map(\.subject) == ["cald"])
            #expect(
                Kitchen.graph(GraphOptions(properties: properties, profiles: profiles)).choices.map(\.isChosen) == [
                    !profiles.isEmpty
                ]
            )
        }
    }

    @Test func keyThatNothingReads_isReportedAtTheKey() throws {
        let text = "oven:\n  fan: true\n  fann: {a: 1}\n\"kitchen\": hot\n"
        #expect(try Self.unknown(text) == ["oven.fann at 3, column 3", "kitchen at 4, column 1"])
    }

    @Test func keyOfAnAlias_isReportedWhereTheAliasIsUsed() throws {
        let text = "oven: {fan: &yes true}\nlight: *yes\n"
        #expect(try Self.unknown(text) == ["light at 2, column 1"])
    }

    @Test func keyOfAReplacedGroup_isKnownAllTheSame() throws {
        let text = "oven: {fan: true, degrees: 1, fann: true}\ncold: {oven: {degrees: 0, fan: false}}\nkitchen: {}\n"
        #expect(
            try Self.unknown(text, overriding: [ColdOven.self]) == [
                "oven.fann at 1, column 31", "kitchen at 3, column 1",
            ])
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
        let properties = try Properties(yaml: "cold: {oven: {degrees: 0, fan: false}}\noevn: {}\n")
        #expect(throws: GraphError.self) {
            try Bakery.validate(
                GraphOptions(properties: properties, overriding: [ColdOven.self]).with(severities: [
                    .propertyUnknown: .error
                ]))
        }
        try Bakery.validate(
            GraphOptions(
                properties: Properties(yaml: "cold: {oven: {degrees: 0, fan: false}}"), overriding: [ColdOven.self]
            ).with(severities: [.propertyUnknown: .error]))
    }
}
