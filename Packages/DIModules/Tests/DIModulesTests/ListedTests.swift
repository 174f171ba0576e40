// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// Components and modules that are declared by lists.
@Suite struct ListedTests {
    @Test func root_isWhatTheListBinds() throws {
        let shop = try ComponentFactory.of(Bar.self).build()
        #expect(shop.espresso.heater === shop.filter.heater)
        #expect(shop.espresso !== shop.filter)
        #expect(Bar.graph.components[0].root == Bar.graph.bindings.last?.id)
        #expect(Bar.graph.diagnostics == [])
    }

    @Test func sharedRoot_isSharedInOneBuild() throws {
        enum Single: RootComponent, Listed {
            typealias Root = CoffeeMaker
            static var bindings: Bindings {
                single(Heater.init)
                single(Pump.init)
                single(CoffeeMaker.init)
            }
        }
        let injector = try Injector(ComponentFactory.of(Single.self))
        #expect(injector.get(CoffeeMaker.self) === injector.get(CoffeeMaker.self))
    }

    @Test func list_andConfigure_addUp() throws {
        enum Both: RootComponent, Listed {
            typealias Root = Pump
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
            }
            static var bindings: Bindings { factory(Pump.init) }
        }
        #expect(Both.graph.bindings.map(\.key) == ["Pump", "Heater"])
        #expect(Both.Scope.self == Singleton.self)
        try Both.validate()
    }

    @Test func module_namesItsLines_andCountsOnce() throws {
        enum Shop: RootComponent, Listed {
            typealias Root = CoffeeMaker
            static var bindings: Bindings {
                include(module: Kitchen.self)
                include(module: Kitchen.self)
                include(Kitchen.bindings)
                factory(CoffeeMaker.init)
            }
        }
        let bindings = Shop.graph.bindings
        #expect(bindings.map(\.key) == ["Heater", "any Log", "Pump", "CoffeeMaker"])
        #expect(bindings.map(\.module) == ["Kitchen", nil, "Kitchen", nil])
        try Shop.validate()
    }

    @Test func modules_whoseListsAreMadeAnew_allCount() throws {
        enum One: Module, Listed { static var bindings: Bindings { factory { 1 } } }
        enum Two: Module, Listed { static var bindings: Bindings { single { "two" } } }
        enum Three: Module, Listed { static var bindings: Bindings { factory { 3.5 } } }
        enum Four: Module, Listed { static var bindings: Bindings { single { Character("4") } } }
        let list = Bindings {
            include(module: One.self)
            include(module: Two.self)
            include(module: Three.self)
            include(module: Four.self)
        }
        let injector = try Injector(list)
        #expect(list.graph.bindings.count == 4)
        #expect(injector.get(Int.self) == 1 && injector.get(String.self) == "two")
        #expect(injector.get(Double.self) == 3.5 && injector.get(Character.self) == "4")
    }

    @Test func module_thatOverrides_replacesByItsLines_notByWhatTheyInclude() throws {
        enum Fakes: Module, Listed {
            static var bindings: Bindings {
                factory { Cup(size: 30) }
                include(Bindings { value("added") })
            }
        }
        enum Clash: Module, Listed {
            static var bindings: Bindings { include(Bindings { factory { Cup(size: 30) } }) }
        }
        enum Root: RootComponent, Listed {
            typealias Root = Cup
            static var bindings: Bindings { factory { Cup(size: 10) } }
        }
        #expect(try ComponentFactory.of(Root.self, overriding: [Fakes.self]).build().size == 30)
        #expect(Root.graph(overriding: [Fakes.self]).bindings.map(\.key) == ["Cup", "String"])
        let errors = Root.graph(overriding: [Clash.self]).diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.id) == [.duplicateBinding])
    }

    @Test func decorator_standsAroundTheRoot() throws {
        enum Decorated: RootComponent, Listed {
            typealias Root = Cup
            static var bindings: Bindings {
                factory { Cup(size: 10) }
                decorate(Cup.self) { (cup: Cup) in Cup(size: cup.size + 1) }
            }
        }
        #expect(try ComponentFactory.of(Decorated.self).build().size == 11)
    }

    @Test func collection_canBeTheRoot() throws {
        enum Sizes: RootComponent, Listed {
            typealias Root = [Int]
            static var bindings: Bindings {
                intoCollection {
                    value(1)
                    value(2)
                }
            }
        }
        #expect(try ComponentFactory.of(Sizes.self).build() == [1, 2])
    }

    @Test func awaitedRoot_isBuilt() async throws {
        enum Awaiting: RootComponent, Listed {
            typealias Root = Session
            typealias Construction = Asynchronous
            static var bindings: Bindings {
                throwing.single(Store.init)
                asynchronous.single(Session.init)
            }
        }
        _ = try await ComponentFactory.of(Awaiting.self).build()
        try await ComponentFactory.of(Awaiting.self).run { _ in }
    }
}

/// A shop whose coffee makers share a heater.
private enum Bar: RootComponent, Listed {
    struct Root {
        let espresso: CoffeeMaker
        let filter: CoffeeMaker
    }

    static var bindings: Bindings {
        single(Heater.init)
        factory(Pump.init)
        factory(CoffeeMaker.init)
        factory(Root.init)
    }
}

private enum Kitchen: Module, Listed {
    static let bindings = Bindings {
        single(Heater.init)
        include(logs)
        factory(Pump.init)
    }
    private static let logs = Bindings { factory(as: (any Log).self, FileLog.init) }
}
