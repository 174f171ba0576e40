// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

private let kitchen: StaticString = "Shop/Kitchen.swift"

/// The texts of mistakes in components that are declared by lists, which speak of lines of a list.
@Suite struct ListedMistakesTests {
    private func texts<C: RootComponent>(_ component: C.Type, _ severities: [Diagnostic.Severity] = [.error]) -> String
    {
        C.graph.diagnostics.filter { severities.contains($0.severity) }.map { diagnostic in
            diagnostic.description.split(separator: "\n").prefix { !$0.hasPrefix("docs:") }.joined(separator: "\n")
        }.joined(separator: "\n").replacing(/(?<mark>['<(])ListedMistakesTests\./) { "\($0.output.mark)" }
    }

    @Test func missingRoot_isAtTheList() {
        enum NoRoot: RootComponent, Listed {
            typealias Root = CoffeeMaker
            static var bindings: Bindings {
                single(Heater.init)
            }
        }
        #expect(
            texts(NoRoot.self) == """
                error: [DI/MissingBinding] no binding for 'CoffeeMaker'
                  needed by 'NoRoot'   DIModulesTests/ListedMistakesTests.swift:\(#line - 4)   (as its root)
                fix: bind 'CoffeeMaker' in 'NoRoot' or a module it includes
                """)
    }

    @Test func emptyList_hasAPlace() {
        enum Empty: RootComponent, Listed {
            typealias Root = CoffeeMaker
            static var bindings: Bindings {}
        }
        #expect(
            texts(Empty.self) == """
                error: [DI/MissingBinding] no binding for 'CoffeeMaker'
                  needed by 'Empty'   DIModulesTests/ListedMistakesTests.swift:\(#line - 2)   (as its root)
                fix: bind 'CoffeeMaker' in 'Empty' or a module it includes
                """)
    }

    @Test func rootOfAChild_isAtItsList() {
        enum Child: Component, Listed {
            typealias Root = Pump
            static let bindings = Bindings { single(Heater.init) }
        }
        enum Parent: RootComponent, Listed {
            typealias Root = ComponentFactory<Child>
            static var bindings: Bindings { component(Child.self, file: kitchen, line: 3) }
        }
        #expect(
            texts(Parent.self) == """
                error: [DI/MissingBinding] no binding for 'Pump'
                  needed by 'Child'   DIModulesTests/ListedMistakesTests.swift:\(#line - 6)   (as its root)
                fix: bind 'Pump' in 'Child' or a module it includes
                """)
    }

    @Test func twoRoots_areADuplicate() {
        enum Two: RootComponent, Listed {
            typealias Root = Heater
            static var bindings: Bindings {
                factory(file: kitchen, line: 2, Heater.init)
                factory(file: kitchen, line: 3) { Heater() }
            }
        }
        #expect(
            texts(Two.self) == """
                error: [DI/DuplicateBinding] 'Heater' is bound twice in 'Two'
                  bound   Shop/Kitchen.swift:2   (root of 'Two')
                  bound   Shop/Kitchen.swift:3
                fix: keep one of these bindings
                """)
    }

    @Test func uninstalledComponent_isALine() {
        enum Child: Component, Listed {
            typealias Root = Heater
            static var bindings: Bindings { factory(Heater.init) }
        }
        enum Shop: RootComponent, Listed {
            struct Root { let children: ComponentFactory<Child> }
            static var bindings: Bindings { factory(file: kitchen, line: 2, Root.init) }
        }
        #expect(
            texts(Shop.self) == """
                error: [DI/MissingBinding] no binding for 'ComponentFactory<Child>'
                  needed by 'Shop.Root'   Shop/Kitchen.swift:2   (root of 'Shop')
                fix: call component(Child.self) in 'Shop' or a module it includes
                """)
    }

    @Test func missingCollections_areLines() {
        enum Shop: RootComponent, Listed {
            struct Root { let sizes: [Int]; let names: Set<String> }
            static var bindings: Bindings { factory(file: kitchen, line: 2, Root.init) }
        }
        #expect(
            texts(Shop.self) == """
                error: [DI/MissingBinding] no binding for 'Set<String>'
                  needed by 'Shop.Root'   Shop/Kitchen.swift:2   (root of 'Shop')
                fix: contribute to 'Set<String>' by include { $0.bind(…).intoSet() … } in 'Shop' or a module it includes
                fix: call bindOptional(Set<String>.self) if it may be empty
                error: [DI/MissingBinding] no binding for '[Int]'
                  needed by 'Shop.Root'   Shop/Kitchen.swift:2   (root of 'Shop')
                fix: contribute to '[Int]' by intoCollection { … } in 'Shop' or a module it includes
                fix: call bindOptional([Int].self) if it may be empty
                """)
    }

    @Test func effectOfAProvider_isDeclaredByEager() {
        enum Shop: RootComponent, Listed {
            typealias Root = Cup
            static var bindings: Bindings {
                throwing.single(file: kitchen, line: 2, Store.init)
                factory(file: kitchen, line: 3) { (_: Provider<Store>) in Cup() }
            }
        }
        #expect(
            texts(Shop.self) == """
                error: [DI/EffectRequired] 'Store' throws and is not made first by any build, but 'Cup' requests 'Provider<Store>'
                  bound             Shop/Kitchen.swift:2
                  needed by 'Cup'   Shop/Kitchen.swift:3   (root of 'Shop')
                fix: let 'Cup' request 'ThrowingProvider<Store>' instead
                fix: declare 'Store' by throwing.single(sharing: .eager), and declare 'typealias Construction = Throwing' in 'Shop'
                """)
    }

    @Test func silencing_namesTheLabels() {
        enum Unused: Component, Listed {
            typealias Root = Pump
            static var bindings: Bindings { factory(file: kitchen, line: 7, Pump.init) }
        }
        enum Shop: RootComponent, Listed {
            typealias Root = Heater
            static var bindings: Bindings {
                factory(file: kitchen, line: 2, Heater.init)
                value(file: kitchen, line: 3, 1)
                component(Unused.self, file: kitchen, line: 4)
                include { $0.bind(String.self).to(value: "", file: kitchen, line: 6) }
            }
        }
        #expect(
            texts(Shop.self, [.warning]) == """
                warning: [DI/UnusedBinding] nothing needs 'Int'
                  bound   Shop/Kitchen.swift:3
                fix: remove this binding
                fix: if it is kept on purpose, declare it with allowing: [.unusedBinding]
                warning: [DI/UnusedBinding] 'Unused' is installed, but nothing builds it
                  installed in 'Shop'   Shop/Kitchen.swift:4
                fix: request 'ComponentFactory<Unused>', or remove this installation
                fix: if it is kept on purpose, use component(_:allowing: .unusedBinding)
                warning: [DI/UnusedBinding] nothing needs 'String'
                  bound   Shop/Kitchen.swift:6
                fix: remove this binding
                fix: if it is kept on purpose, add .allowing(.unusedBinding)
                """)
    }

    @Test func moduleOfAnotherScope_isAMismatch() {
        enum Fridge: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
            }
        }
        struct PerOrder: Scope {}
        enum Order: Component, Listed {
            typealias Root = Pump
            typealias Scope = PerOrder
            static var bindings: Bindings {
                include(module: Fridge.self, file: kitchen, line: 2)
                include { $0.include(module: Fridge.self, file: kitchen, line: 3) }
                factory(Pump.init)
            }
        }
        enum Shop: RootComponent, Listed {
            typealias Root = ComponentFactory<Order>
            static var bindings: Bindings {
                include(module: Fridge.self)
                component(Order.self, file: kitchen, line: 5)
            }
        }
        #expect(
            texts(Shop.self) == """
                error: [DI/ScopeMismatch] module 'Fridge' has the scope 'Singleton', but 'Order' has 'PerOrder'
                  included in 'Order'   Shop/Kitchen.swift:2
                  installed in 'Shop'   Shop/Kitchen.swift:5
                note: its shared objects would be made once for each 'Order'
                fix: include it in 'Shop', or give the module the scope 'PerOrder', or no scope
                error: [DI/ScopeMismatch] module 'Fridge' has the scope 'Singleton', but 'Order' has 'PerOrder'
                  included in 'Order'   Shop/Kitchen.swift:3
                  installed in 'Shop'   Shop/Kitchen.swift:5
                note: its shared objects would be made once for each 'Order'
                fix: include it in 'Shop', or give the module the scope 'PerOrder', or no scope
                """)
    }
}
