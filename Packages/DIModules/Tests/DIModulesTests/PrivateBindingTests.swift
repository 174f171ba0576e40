// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// `privately`: bindings that only a module and what it includes may need.
@Suite struct PrivateBindingTests {
    @Test func privateBinding_isSeenByItsModule_andByNobodyElse() throws {
        let injector = try Injector { include(module: Kitchen.self) }
        #expect(injector.get(Brewer.self).pump === injector.get(Brewer.self).pump)
        let error = #expect(throws: GraphError.self) {
            try Bindings {
                include(module: Kitchen.self)
                factory(Grinder.init)
            }.validate()
        }
        #expect(error?.diagnostics.map(\.id) == [.privateBinding])
    }

    @Test func sameKey_isPrivateInTwoModules_andTwoSharedInstancesAreTwoObjects() throws {
        let injector = try Injector {
            include(module: Kitchen.self)
            include(module: Bar.self)
            single(as: Pump.self) { Pump(name: "exposed") }
        }
        #expect(injector.get(Brewer.self).pump.name == "kitchen")
        #expect(injector.get(Tap.self).pump.name == "bar")
        #expect(injector.get(Pump.self).name == "exposed")
        #expect(injector.get(Brewer.self).pump === injector.get(Brewer.self).pump)
    }

    @Test func includedModule_isBehindTheWall_unlessItIsIncludedElsewhere() throws {
        let kitchen = Bindings {
            include(module: Filters.self)
            privately { single(as: Pump.self) { Pump(name: "private") } }
        }
        #expect(try Injector { include(kitchen) }.get(Grinder.self).pump.name == "private")
        let shared = Bindings {
            include(kitchen)
            include(module: Filters.self)
        }
        #expect(shared.graph.diagnostics.filter { $0.severity == .error }.map(\.id) == [.privateBinding])
        #expect(
            try Injector {
                include(module: Filters.self)
                include(kitchen)
                single(as: Pump.self) { Pump(name: "exposed") }
            }.get(Grinder.self).pump.name == "exposed")
    }

    @Test func moduleThatIsIncludedPrivately_isTheWallsOwn() throws {
        let injector = try Injector {
            include(
                Bindings {
                    privately { include(module: Water.self) }
                    single(as: Brewer.self, Brewer.init)
                })
            include(
                Bindings {
                    privately { include(module: Water.self) }
                    single(as: Tap.self, Tap.init)
                })
            include(module: Water.self)
        }
        let pumps = [injector.get(Brewer.self).pump, injector.get(Tap.self).pump, injector.get(Pump.self)]
        #expect(Set(pumps.map { ObjectIdentifier($0) }).count == 3)
    }

    @Test func listThatIsIncludedPrivatelyTwice_isTwo() throws {
        let water = Bindings { single(as: Pump.self) { Pump(name: "water") } }
        let injector = try Injector {
            include(
                Bindings {
                    privately { include(water) }
                    factory(Brewer.init)
                })
            include(
                Bindings {
                    privately { include(water) }
                    factory(Tap.init)
                })
        }
        #expect(injector.get(Brewer.self).pump !== injector.get(Tap.self).pump)
    }

    @Test func listedModule_hasAWall_asItsListSays() throws {
        let injector = try Injector { include(module: ListedKitchen.self) }
        #expect(injector.get(Brewer.self).pump.name == "listed")
        #expect(
            ListedKitchen.graph().bindings.first { $0.key.hasSuffix("Pump") }?.privateTo
                == "PrivateBindingTests.ListedKitchen")
    }

    @Test func privateContributions_areSeenBehindTheWall_beforeTheExposedOnes() throws {
        let injector = try Injector {
            include(
                Bindings {
                    privately { intoCollection { value("private") } }
                    factory { (names: [String]) in Menu(names: names) }
                })
            intoCollection { value("exposed") }
        }
        #expect(injector.get(Menu.self).names == ["private", "exposed"])
        #expect(injector.get([String].self) == ["exposed"])
    }

    @Test func privateDecorator_decoratesWhatIsPrivate() throws {
        let injector = try Injector {
            include(
                Bindings {
                    privately {
                        single(as: Pump.self) { Pump(name: "private") }
                        decorate(Pump.self) { Pump(name: "decorated \($0.name)") }
                    }
                    factory(Brewer.init)
                })
            single(as: Pump.self) { Pump(name: "exposed") }
        }
        #expect(injector.get(Brewer.self).pump.name == "decorated private")
        #expect(injector.get(Pump.self).name == "exposed")
    }

    @Test func override_replacesWhatIsPrivate_andTheExplanationSaysWhose() throws {
        let list = Bindings {
            include(module: Kitchen.self)
            include(module: Bar.self)
        }
        let options = GraphOptions(overriding: [FakePump.self])
        let injector = try Injector(list, options: options)
        #expect(injector.get(Brewer.self).pump.name == "fake")
        #expect(injector.get(Tap.self).pump.name == "fake")
        #expect(injector.get(Brewer.self).pump !== injector.get(Tap.self).pump)
        let text = list.graph(options).explain(Pump.self)
        #expect(text.contains("FakePump', private to 'PrivateBindingTests.Kitchen', as an override, shared"))
        #expect(text.contains("private to 'PrivateBindingTests.Bar'"))
    }

    @Test func overlay_leavesWhatIsPrivate() throws {
        let parent = try Injector { include(module: Kitchen.self) }
        let brewer = parent.get(Brewer.self)
        let child = try Injector(parent: parent) { single(as: Pump.self) { Pump(name: "overlay") } }
        #expect(child.get(Pump.self).name == "overlay")
        #expect(child.get(Brewer.self).pump === brewer.pump)
        let other = try Injector(parent: parent) {
            privately { single(as: Pump.self) { Pump(name: "overlay's") } }
            factory(Tap.init)
        }
        #expect(other.get(Tap.self).pump.name == "overlay's")
        #expect(other.get(Brewer.self).pump === brewer.pump)
    }

    @Test func modulesOfAStack_haveWallsOfTheirOwn() throws {
        let stack = ModuleStack()
        let kitchen = try stack.load(
            Bindings {
                privately { single(as: Pump.self) { Pump(name: "first") } }
                factory(Brewer.init)
            })
        let bar = try stack.load(
            Bindings {
                privately { single(as: Pump.self) { Pump(name: "second") } }
                factory(Tap.init)
            })
        #expect(stack.current.get(Brewer.self).pump.name == "first")
        #expect(stack.current.get(Tap.self).pump.name == "second")
        withExtendedLifetime((kitchen, bar)) {}
    }

    @Test func componentThatAModuleInstalls_isBehindItsWall() throws {
        let house = try ComponentFactory.of(House<Kitchen>.self).build()
        #expect(house.room.build().pump.name == "kitchen")
        #expect(throws: GraphError.self) { try House<Bar>.validate() }
    }

    @Test func componentsOwnPrivateBinding_isSeenByItsModules_butNotByAnInjector() throws {
        let list = Bindings {
            privately { single(as: Pump.self) { Pump(name: "own") } }
            include(module: Filters.self)
        }
        let injector = try Injector(list)
        #expect(injector.get(Grinder.self).pump.name == "own")
        #expect(injector.get(Pump?.self) == nil)
    }

    @Test func default_mayBePrivate_andThenGivesWayToWhatIsExposed() throws {
        let kitchen = Bindings {
            privately { bindDefault { single(as: Pump.self) { Pump(name: "default") } } }
            factory(Brewer.init)
        }
        #expect(try Injector { include(kitchen) }.get(Brewer.self).pump.name == "default")
        let injector = try Injector {
            include(kitchen)
            single(as: Pump.self) { Pump(name: "exposed") }
        }
        #expect(injector.get(Brewer.self).pump.name == "exposed")
    }

    @Test func message_namesTheWall_andWhatIsExposed() {
        let list = Bindings {
            include(module: Boiler.self)
            factory(file: "Shop/Shop.swift", line: 3, Wand.init)
        }
        let text = list.graph.diagnostics.first { $0.severity == .error }?.description
        #expect(
            text == """
                error: [DI/PrivateBinding] 'Steam' is private to module 'Boiler'
                  needed by 'Wand'   Shop/Shop.swift:3
                  bound              Shop/Boiler.swift:9   (in module 'Boiler')
                note: module 'Boiler' exposes 'Kettle' beside it
                fix: request what is exposed, or bind 'Steam' in these bindings, or move the binding out of 'privately'
                docs: swift package di explain PrivateBinding
                """)
    }
}

// The walls of these tests.

struct Steam {}
struct Kettle {
    let steam: Steam
}
struct Wand {
    let steam: Steam
}
struct Boiler: Module {
    static func configure(binder: UnscopedBinder) {
        binder.privately {
            binder.bind(Steam.self).to(file: "Shop/Boiler.swift", line: 9, factory: Steam.init)
        }
        binder.bind(Kettle.self).to(factory: Kettle.init)
    }
}

final class Grinder: Sendable {
    let pump: PrivateBindingTests.Pump
    init(pump: PrivateBindingTests.Pump) { self.pump = pump }
}

extension PrivateBindingTests {
    final class Pump: Sendable {
        let name: String
        init(name: String) { self.name = name }
    }

    final class Brewer: Sendable {
        let pump: Pump
        init(pump: Pump) { self.pump = pump }
    }

    final class Tap: Sendable {
        let pump: Pump
        init(pump: Pump) { self.pump = pump }
    }

    struct Menu: Sendable {
        let names: [String]
    }

    struct Kitchen: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.privately {
                binder.bind(Pump.self).sharedInScope().to(file: "Shop/Kitchen.swift", line: 9) { Pump(name: "kitchen") }
            }
            binder.bind(Brewer.self).to(factory: Brewer.init)
        }
    }

    struct Bar: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Tap.self).to(factory: Tap.init)
            binder.privately {
                binder.bind(Pump.self).sharedInScope().to { Pump(name: "bar") }
            }
        }
    }

    enum ListedKitchen: Module, Listed {
        typealias Scope = Singleton

        static var bindings: Bindings {
            factory(Brewer.init)
            privately { single(as: Pump.self) { Pump(name: "listed") } }
        }
    }

    struct Filters: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Grinder.self).to(factory: Grinder.init)
        }
    }

    struct Water: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Pump.self).sharedInScope().to { Pump(name: "water") }
        }
    }

    struct FakePump: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Pump.self).to { Pump(name: "fake") }
        }
    }

    struct Room: Component {
        typealias Root = Brewer

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Brewer>) -> BindingReceipt<Brewer> {
            bind.to(factory: Brewer.init)
        }
    }

    struct Door {
        let room: ComponentFactory<Room>
    }

    struct House<M: Module>: RootComponent where M.Scope == Singleton {
        typealias Root = Door
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Hall.self)
            binder.include(module: M.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Door>) -> BindingReceipt<Door> {
            bind.to(factory: Door.init)
        }

        struct Hall: Module {
            typealias Scope = Singleton

            static func configure(binder: Binder<Singleton>) {
                binder.install(dependency: Room.self)
                if M.self == Kitchen.self {
                    binder.privately { binder.bind(Pump.self).to { Pump(name: "kitchen") } }
                }
            }
        }
    }
}
