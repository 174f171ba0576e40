// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 10: a binding of an overriding module replaces that of the same key in every component that has one.
@Suite struct OverrideTests {
    final class Heater: Sendable {
        let name: String

        init(name: String = "real") {
            self.name = name
        }
    }

    struct Spare: DICore.Tag { typealias Element = Heater }
    struct TillScope: Scope {}

    /// The bindings that a component sees.
    struct View {
        let heater: Heater
        let spare: TaggedProvider<Spare>
        let qualified: String
        let array: [String]
        let set: Set<String>
        let dictionary: [String: Int]
        let injector: PropertyInjector<Display>

        var names: [String] { [heater.name, spare.get().name, qualified] }
    }

    struct Shop: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Heater.self).sharedInScope().to(factory: { Heater() })
            binder.bind(Heater.self).tagged(with: Spare.self).to(factory: { Heater() })
            binder.bind(String.self).to(qualified: "long")
            binder.bind(String.self).qualified("long").to(value: "real")
            binder.bind(String.self).intoCollection().to(value: "real 1")
            binder.bind(String.self).intoCollection().to(value: ["real 2", "real 3"])
            binder.bind(String.self).intoSet().to(value: "real")
            binder.bind(Int.self).intoDictionary(key: "real").to(value: 1)
            binder.bindPropertyInjectionOf(Display.self).to(injector: { $0.name = "real" })
            binder.bind(View.self).to(factory: View.init)
        }
    }

    /// A child that binds some of it again.
    struct Till: ServingComponent {
        typealias Dish = View

        static func configure(binder: Binder<TillScope>) {
            binder.bind(Heater.self).sharedInScope().to(factory: { Heater(name: "child's") })
            binder.bind(String.self).intoCollection().to(value: "child's")
            binder.bind(View.self).to(factory: View.init)
        }
    }

    final class Display {
        var name: String = ""
    }

    private func parent(_ overriding: any Module.Type...) throws -> View {
        try ComponentFactory.of(Counter<View, Shop>.self, overriding: overriding).build().dish
    }

    private func child(_ overriding: any Module.Type...) throws -> View {
        try ComponentFactory.of(House<Till, Shop>.self, overriding: overriding).build().dish.build().dish
    }

    private func parent(_ fakes: LocalFakes) throws -> View {
        try fakes.override { try parent(LocalOverrides.self) }
    }

    private func child(_ fakes: LocalFakes) throws -> View {
        try fakes.override { try child(LocalOverrides.self) }
    }

    struct FakeHeater: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Heater.self).to(factory: { Heater(name: "fake") })
        }
    }

    @Test func override_replacesTheKey_inEveryComponentThatHasIt() throws {
        #expect(try child().names == ["child's", "real", "real"])
        #expect(try parent(FakeHeater.self).names == ["fake", "real", "real"])
        #expect(try child(FakeHeater.self).names == ["fake", "real", "real"])
    }

    @Test func overrides_keepToTheirKey() throws {
        let tagged = LocalFakes { binder in
            binder.bind(Heater.self).tagged(with: Spare.self).to(factory: { Heater(name: "fake") })
        }
        let qualified = LocalFakes { $0.bind(String.self).qualified("long").to(value: "fake") }
        let both = LocalFakes { binder in
            tagged.bind(binder)
            qualified.bind(binder)
        }
        #expect(try parent(tagged).names == ["real", "fake", "real"])
        #expect(try parent(qualified).names == ["real", "real", "fake"])
        #expect(try parent(both).names == ["real", "fake", "fake"])
    }

    @Test func override_ofACollection_replacesAllItsContributions() throws {
        let faked = try parent(
            LocalFakes { binder in
                FakeArray.configure(binder: binder)
                binder.bind(Set<String>.self).to(value: ["fake"])
                binder.bind(Int.self).intoDictionary(key: "fake").to(value: 2)
            })
        #expect(faked.array == ["fake 1", "fake 2"])
        #expect(faked.set == ["fake"])
        #expect(faked.dictionary == ["fake": 2])
    }

    /// The fakes stood in the child twice: once for its own contribution, once for those of its parent.
    @Test func override_ofACollection_isThereOnce_whereParentAndChildContribute() throws {
        #expect(try child().array == ["child's", "real 1", "real 2", "real 3"])
        #expect(try child(FakeArray.self).array == ["fake 1", "fake 2"])
    }

    struct FakeArray: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(String.self).intoCollection().to(value: "fake 1")
            binder.bind(String.self).intoCollection().to(value: "fake 2")
        }
    }

    /// Nothing but children contribute, or the parent only means that there may be no contribution.
    @Test(arguments: [
        LocalBindings("nothing") { _ in }, LocalBindings("the absence") { $0.bindOptional([String].self) },
    ])
    func override_ofACollection_isInTheChild_whereTheParentContributesNothing(parent: LocalBindings) throws {
        let factory = try parent.plan {
            try ComponentFactory.of(House<Rack, LocalModule>.self, overriding: [FakeArray.self])
        }
        #expect(factory.build().dish.build().dish == ["fake 1", "fake 2"])
    }

    /// A child that contributes.
    struct Rack: ServingComponent {
        typealias Dish = [String]

        static func configure(binder: UnscopedBinder) {
            binder.bind(String.self).intoCollection().to(value: "child's")
        }
    }

    @Test func injector_canBeOverridden() throws {
        let fakeInjector = LocalFakes { binder in
            binder.bindPropertyInjectionOf(Display.self).to(injector: { (display: Display, heater: Heater) in
                display.name = "fake of \(heater.name)"
            })
        }
        let display = Display()
        try parent(fakeInjector).injector.injectProperties(into: display)
        #expect(display.name == "fake of real")
    }

    @Test func root_canBeOverridden() throws {
        let fakeRoot = LocalFakes { binder in
            binder.bind(String.self).to(factory: { (number: Int) in "fake \(number)" })
        }
        let rooted = LocalBindings { $0.bind(Int.self).sharedInScope().to(value: 1) }
        let factory = try fakeRoot.override {
            try rooted.factory(options: GraphOptions(overriding: [LocalOverrides.self]), root: { $0.to(value: "real") })
        }
        #expect(factory.build() == "fake 1")
    }

    @Test func needs_areResolvedWhereTheBindingStands() throws {
        let fakeArray = LocalFakes { binder in
            binder.bind([String].self).to(factory: { (heater: Heater) in [heater.name] })
        }
        #expect(try parent(fakeArray).array == ["real"])
        #expect(try child(fakeArray).array == ["child's"])
    }

    struct FakeStore: Module {
        static func configure(binder: UnscopedBinder) {
            binder.include(module: FakeFactory.self)
            binder.bind(Heater.self).to(factory: { (name: Character) in Heater(name: "\(name)") })
        }
    }

    struct FakeFactory: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Character.self).to(value: "F")
        }
    }

    @Test func whatAFakeNeedsBesides_isAddedToTheRoot() throws {
        #expect(try parent(FakeStore.self).heater.name == "F")
        #expect(try child(FakeStore.self).heater.name == "F")
        let graph = House<Till, Shop>.graph(overriding: [FakeStore.self])
        #expect(graph.bindings.filter { $0.key == "Character" }.map(\.component) == [graph.components[0].id])
    }

    @Test func laterModule_wins() throws {
        #expect(try parent(FakeHeater.self, FakeStore.self).heater.name == "F")
        #expect(try parent(FakeStore.self, FakeHeater.self).heater.name == "fake")
    }
}
