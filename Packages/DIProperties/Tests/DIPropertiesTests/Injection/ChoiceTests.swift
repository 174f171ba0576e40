// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIProperties
import Testing

/// Choices by property in every place where a binding can stand.
@Suite struct ChoiceTests {
    struct Beans: Sendable, Equatable, Hashable {
        let name: String
    }

    enum House: DICore.Tag { typealias Element = Beans }

    struct Counter {
        let beans: [Beans]
        let byName: [String: Beans]
        let house: TaggedProvider<House>
        let lazily: Provider<Beans>
        let kitchen: ComponentFactory<Kitchen>
    }

    enum Kitchen: Component, Listed {
        typealias Root = [String]

        static var bindings: Bindings {
            value(qualified: "dark", Beans(name: "the kitchen's dark"))
            value(qualified: "decaf", Beans(name: "the kitchen's decaf"))
            single(tagged: Served.self) { (chosen: ChosenInTheKitchen) in chosen.beans }
            factory(ChosenInTheKitchen.init)
            value(qualified: "dark", KitchenBeans(name: "the kitchen's dark"))
            choose(KitchenBeans.self, qualifiedBy: "kitchen.beans", file: "Shop/Kitchen.swift", line: 30)
            factory(file: "Shop/Kitchen.swift", line: 40) { (served: TaggedProvider<Served>, own: KitchenBeans) in
                [served.get().name, own.name]
            }
        }
    }

    enum Served: DICore.Tag { typealias Element = Beans }

    struct ChosenInTheKitchen {
        let beans: Beans
    }

    struct KitchenBeans: Sendable {
        let name: String
    }

    enum BeansModule: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Beans.self).qualified("dark").to(value: Beans(name: "dark"))
            binder.bind(Beans.self).qualified("light").to(value: Beans(name: "light"))
            binder.bind(KitchenBeans.self).qualified("light").to(value: KitchenBeans(name: "light"))
            binder.bind(Beans.self).to(qualifiedBy: "beans", default: "light", file: "Shop/Beans.swift", line: 3)
            binder.bind(Beans.self).intoCollection().to(qualifiedBy: "beans", default: "light")
            binder.bind(Beans.self).intoCollection().to(value: Beans(name: "always"))
            binder.bind(Beans.self).intoCollection()
                .to(allQualifiedBy: "more", file: "Shop/Beans.swift", line: 6)
            binder.bind(Beans.self).intoDictionary(key: "first").to(qualifiedBy: "beans", default: "light")
            binder.bind(Beans.self).tagged(with: House.self).qualified("spring").to(value: Beans(name: "blossom"))
            binder.bind(Beans.self).tagged(with: House.self).qualified("autumn").to(value: Beans(name: "nutty"))
            binder.bind(Beans.self).tagged(with: House.self)
                .to(qualifiedBy: "season", file: "Shop/Beans.swift", line: 9)
        }
    }

    enum ShopComponent: RootComponent, Listed {
        typealias Root = Counter

        static var bindings: Bindings {
            include(module: BeansModule.self)
            component(Kitchen.self, file: "Shop/Shop.swift", line: 3)
            factory(file: "Shop/Shop.swift", line: 5, Counter.init)
        }
    }

    static let text = "{beans: dark, more: [light, dark], season: autumn, kitchen: {beans: dark}}"

    static func counter(_ text: String = text, overriding: [any Module.Type] = []) throws -> Counter {
        let properties = try Properties(sources: [.yaml(text, name: "shop.yml")])
        return try ComponentFactory.of(ShopComponent.self, GraphOptions(properties: properties, overriding: overriding))
            .build()
    }

    @Test func choice_isAPartOfACollection() throws {
        #expect(try Self.counter().beans.map(\.name) == ["dark", "always", "light", "dark"])
        #expect(try Self.counter().byName == ["first": Beans(name: "dark")])
        let other = try Self.counter("{beans: light, more: [], season: autumn, kitchen: {beans: light}}")
        #expect(other.beans.map(\.name) == ["light", "always"])
    }

    @Test func choice_underATag_isAmongTheBindingsOfTheTag() throws {
        #expect(try Self.counter().house.get().name == "nutty")
        let text = "{season: dark, more: [], kitchen: {beans: dark}}"
        let found = complaint { try Self.counter(text) }
        try TextFile("Choices/tagged").expect(found)
    }

    @Test func choice_inAChild_prefersItsOwnCandidates_andSeesItsParents() throws {
        // Who asks the parent's choice gets the parent's candidate, wherever it is asked from.
        #expect(try Self.counter().kitchen.build(()) == ["dark", "the kitchen's dark"])
        let light = "{beans: dark, more: [], season: autumn, kitchen: {beans: light}}"
        #expect(try Self.counter(light).kitchen.build(()) == ["dark", "light"])
    }

    @Test func choice_inAChild_thatIsUnmatched_isReportedWithItsWay() throws {
        let text = "{beans: dark, more: [], season: autumn, kitchen: {beans: dork}}"
        try TextFile("Choices/child").expect(complaint { try Self.counter(text) })
    }

    @Test func choice_inAList_thatIsUnmatched_namesTheElementsOfTheList() throws {
        let text = "{more: [light, drak], season: autumn, kitchen: {beans: dark}}"
        try TextFile("Choices/list").expect(complaint { try Self.counter(text) })
    }

    /// The finding: "no source sets 'more'", which a source sets to null.
    @Test func choice_ofNull_isReportedAsNull() throws {
        let found = complaint { try Self.counter("{more: null, season: autumn, kitchen: {beans: dark}}") }
        #expect(found.contains("'more' is null where a list of qualifiers is expected\n  set in"), "\(found)")
    }

    enum FakeCandidate: Module, Listed {
        static var bindings: Bindings { value(qualified: "dark", Beans(name: "fake dark")) }
    }

    enum FakeChoice: Module, Listed {
        static var bindings: Bindings { value(Beans(name: "fake")) }
    }

    enum OtherChoice: Module, Listed {
        static var bindings: Bindings { choose(Beans.self, qualifiedBy: "test.beans") }
    }

    @Test func overridingModule_replacesACandidate() throws {
        #expect(try Self.counter(overriding: [FakeCandidate.self]).lazily.get().name == "fake dark")
    }

    @Test func overridingModule_replacesAChoice_byAValueOrByAnother() throws {
        #expect(try Self.counter(overriding: [FakeChoice.self]).lazily.get().name == "fake")
        let text = "{beans: dark, more: [], season: autumn, kitchen: {beans: dark}, test: {beans: light}}"
        #expect(try Self.counter(text, overriding: [OtherChoice.self]).lazily.get().name == "light")
    }

    @Test func overridingModule_leavesUnmatchedWhatItReplaced_unmentioned() throws {
        let text = "{beans: nowhere, more: [], season: autumn, kitchen: {beans: dark}}"
        let found = complaint { try Self.counter(text, overriding: [FakeChoice.self]) }
        // The collection and the dictionary ask for it, too, and are not replaced.
        #expect(found.ranges(of: "[DI/QualifierUnmatched]").count == 2)
    }
}
