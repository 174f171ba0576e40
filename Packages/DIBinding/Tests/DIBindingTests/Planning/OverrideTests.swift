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
        let again: Heater
        let spare: TaggedProvider<Spare>
        let qualified: String
        let array: [String]
        let set: Set<String>
        let dictionary: [String: Int]
        let injector: PropertyInjector<Display>

        var names: [String] { [heater.name, spare.get().name, qualified] }
    }

    struct Shop: Module {
        typealias Scope = Singleton

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
    struct Till: Component {
        typealias Root = Served<View>
        typealias Scope = TillScope

        static func configure(binder: Binder<TillScope>) {
            binder.bind(Heater.self).sharedInScope().to(factory: { Heater(name: "child's") })
            binder.bind(String.self).intoCollection().to(value: "child's")
            binder.bind(View.self).to(factory: View.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: Served.init)
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

    struct FakeHeater: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Heater.self).to(factory: { Heater(name: "fake") })
        }
    }

    @Test func override_replacesTheKey_inEveryComponentThatHasIt() throws {
        #expect(try parent().names == ["real", "real", "real"])
        #expect(try child().names == ["child's", "real", "real"])
        #expect(try parent(FakeHeater.self).names == ["fake", "real", "real"])
        #expect(try child(FakeHeater.self).names == ["fake", "real", "real"])
    }

    @Test func sharing_stays() throws {
        let faked = try parent(FakeHeater.self)
        #expect(faked.heater === faked.again)
        let below = try child(FakeHeater.self)
        #expect(below.heater === below.again)
        struct FakeSpare: Module {
            typealias Scope = Singleton
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Heater.self).tagged(with: Spare.self).sharedInScope().to(factory: { Heater(name: "fake") })
            }
        }
        let spare = try parent(FakeSpare.self).spare
        #expect(spare.get().name == "fake")
        #expect(spare.get() !== spare.get())
    }

    @Test func overrides_keepToTheirKey() throws {
        struct FakeTagged: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Heater.self).tagged(with: Spare.self).to(factory: { Heater(name: "fake") })
            }
        }
        struct FakeQualified: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind(String.self).qualified("long").to(value: "fake")
            }
        }
        #expect(try parent(FakeTagged.self).names == ["real", "fake", "real"])
        #expect(try parent(FakeQualified.self).names == ["real", "real", "fake"])
        #expect(try parent(FakeTagged.self, FakeQualified.self).names == ["real", "fake", "fake"])
    }

    @Test func override_ofACollection_replacesAllItsContributions() throws {
        struct FakeSet: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Set<String>.self).to(value: ["fake"])
            }
        }
        struct FakeDictionary: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Int.self).intoDictionary(key: "fake").to(value: 2)
            }
        }
        let faked = try parent(FakeArray.self, FakeSet.self, FakeDictionary.self)
        #expect(faked.array == ["fake 1", "fake 2"])
        #expect(faked.set == ["fake"])
        #expect(faked.dictionary == ["fake": 2])
    }

    /// The fakes stood in the child twice: once for its own contribution, once for those of its parent.
    @Test func override_ofACollection_isThereOnce_whereParentAndChildContribute() throws {
        #expect(try child().array == ["child's", "real 1", "real 2", "real 3"])
        #expect(try child(FakeArray.self).array == ["fake 1", "fake 2"])
        #expect(try parent(FakeArray.self).array == ["fake 1", "fake 2"])
    }

    struct FakeArray: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(String.self).intoCollection().to(value: "fake 1")
            binder.bind(String.self).intoCollection().to(value: "fake 2")
        }
    }

    /// Nothing but children contribute, or the parent only means that there may be no contribution.
    @Test(arguments: [false, true])
    func override_ofACollection_isInTheChild_whereTheParentContributesNothing(isEmptyMeant: Bool) throws {
        struct Empty: Module {
            typealias Scope = Singleton
            static func configure(binder: Binder<Singleton>) {}
        }
        struct MeantEmpty: Module {
            typealias Scope = Singleton
            static func configure(binder: Binder<Singleton>) {
                binder.bindOptional([String].self)
            }
        }
        let array =
            isEmptyMeant
            ? try ComponentFactory.of(House<Rack, MeantEmpty>.self, overriding: [FakeArray.self]).build().dish.build()
            : try ComponentFactory.of(House<Rack, Empty>.self, overriding: [FakeArray.self]).build().dish.build()
        #expect(array.dish == ["fake 1", "fake 2"])
    }

    /// A child that contributes.
    struct Rack: Component {
        typealias Root = Served<[String]>

        static func configure(binder: UnscopedBinder) {
            binder.bind(String.self).intoCollection().to(value: "child's")
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: Served.init)
        }
    }

    @Test func injector_canBeOverridden() throws {
        struct FakeInjector: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bindPropertyInjectionOf(Display.self).to(injector: { (display: Display, heater: Heater) in
                    display.name = "fake of \(heater.name)"
                })
            }
        }
        let display = Display()
        try parent(FakeInjector.self).injector.injectProperties(into: display)
        #expect(display.name == "fake of real")
    }

    struct Rooted: RootComponent {
        typealias Root = String
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).sharedInScope().to(value: 1)
        }

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(value: "real")
        }
    }

    @Test func root_canBeOverridden() throws {
        struct FakeRoot: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind(String.self).to(factory: { (number: Int) in "fake \(number)" })
            }
        }
        #expect(try ComponentFactory.of(Rooted.self, overriding: [FakeRoot.self]).build() == "fake 1")
    }

    @Test func needs_areResolvedWhereTheBindingStands() throws {
        struct FakeQualified: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind([String].self).to(factory: { (heater: Heater) in [heater.name] })
            }
        }
        #expect(try parent(FakeQualified.self).array == ["real"])
        #expect(try child(FakeQualified.self).array == ["child's"])
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

    @Test func whatAFakeNeedsBesides_isThereOnce_howeverManyIncludeIt() throws {
        struct Another: Module {
            static func configure(binder: UnscopedBinder) {
                binder.include(module: FakeFactory.self)
                binder.bind(Heater.self).tagged(with: Spare.self).to(factory: { (name: Character) in
                    Heater(name: "spare \(name)")
                })
            }
        }
        #expect(try parent(FakeStore.self, Another.self).names == ["F", "spare F", "real"])
    }

    @Test func whatAFakeNeedsBesides_mayDefer_andComeBack() throws {
        struct Recursive: Module {
            static func configure(binder: UnscopedBinder) {
                binder.include(module: Recursive.self)
                binder.include(module: FakeFactory.self)
                binder.bind(Heater.self).to(factory: { (name: Provider<Character>) in Heater(name: "\(name.get())") })
            }
        }
        #expect(try parent(Recursive.self).heater.name == "F")
    }

    @Test func laterModule_wins() throws {
        #expect(try parent(FakeHeater.self, FakeStore.self).heater.name == "F")
        #expect(try parent(FakeStore.self, FakeHeater.self).heater.name == "fake")
    }
}
