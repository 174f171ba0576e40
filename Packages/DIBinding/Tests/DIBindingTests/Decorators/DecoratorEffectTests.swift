// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Decorators with effects, and decorators of what has effects.
@Suite struct DecoratorEffectTests {
    @Test func awaitedDecorator_isMadeFirst_andNeedsAnAsyncBuild() async throws {
        let menu = LocalBindings { binder in
            binder.bind(Vanilla.self).to(factory: Vanilla.init)
            binder.bind((any Drink).self).sharedInScope().to(factory: Espresso.init)
            binder.decorate((any Drink).self).asynchronous {
                (drink, milk: Vanilla) async throws -> any Drink in
                await Task.yield()
                return Mixed(drink, with: milk.name)
            }
            binder.decorate((any Drink).self).throwing { (drink) throws -> any Drink in
                Mixed(drink, with: "foam")
            }
        }
        #expect(try await awaitedDrink(from: menu) == "foam(milk(espresso))")
        #expect(mistakes(serving: (any Drink).self, from: menu) == [.effectRequired])
    }

    @Test func failureOfADecorator_hasThePathToTheRoot() async throws {
        struct Sour: Error {}
        let menu = LocalBindings { binder in
            binder.bind((any Drink).self).sharedInScope().to(factory: Espresso.init)
            binder.decorate((any Drink).self).throwing { (_) throws -> any Drink in throw Sour() }
            binder.decorate((any Drink).self).to { Mixed($0, with: "milk") }
        }
        let error = await #expect(throws: ConstructionError.self) { try await awaitedDrink(from: menu) }
        #expect(error?.underlying is Sour)
        #expect(error?.path.map(\.name) == ["any Drink", "any Drink", "Salver"])
    }

    @Test @MainActor func decoratorOfTheMainActor_makesItsRequestersBelongToIt() throws {
        struct Menu: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.bind((any Drink).self).to(factory: Espresso.init)
                binder.decorate((any Drink).self).onMainActor {
                    MainActor.preconditionIsolated(); return Mixed($0, with: "milk")
                }
                binder.decorate((any Drink).self).onMainActor { Mixed($0, with: foam()) }
            }
            @MainActor static func foam() -> String { "foam" }
        }
        #expect(mistakes(of: Counter<any Drink, Menu>.self) == [.mainActorRequired])
        #expect(
            try stage((any Drink).self, from: Menu.self).map(\.text) == [
                "foam(milk(espresso))", "foam(milk(espresso))",
            ])
    }

    /// A root is never shared, but a decorator needs what throws directly.
    @Test func throwingRoot_isDecorated_whereItForwardsToASharedBinding() throws {
        struct Direct: RootComponent {
            typealias Construction = Throwing
            static func configure(binder: Binder<Singleton>) {
                binder.decorate((any Drink).self).to(file: "Shop/Bar.swift", line: 1) { Mixed($0, with: "milk") }
            }
            static func configureRoot(binder bind: ReceiptBinder<any Drink>) -> BindingReceipt<any Drink> {
                bind.throwing(file: "Shop/Bar.swift", line: 2) { () throws -> any Drink in Espresso() }
            }
        }
        let forwarded = LocalBindings { binder in
            binder.bind((any Drink).self).qualified("shared").sharedInScope()
                .throwing { () throws -> any Drink in Espresso() }
            binder.decorate((any Drink).self).to { Mixed($0, with: "milk") }
        }
        let error = #expect(throws: GraphError.self) { try Direct.validate() }
        #expect(
            error?.diagnostics.map(\.description) == [
                """
                error: [DI/UnsharedEffect] 'any Drink' throws and is needed directly, but is not shared
                  bound                   Shop/Bar.swift:2
                  needed by 'any Drink'   Shop/Bar.swift:1   (root of 'DecoratorEffectTests.Direct', decorator)
                fix: bind it under a qualifier with sharedInScope(), and forward the root by to(qualified:)
                docs: swift package di explain UnsharedEffect
                """
            ])
        #expect(try forwarded.factory(of: (any Drink).self, Throwing.self).build().text == "milk(espresso)")
    }

    @Test @MainActor func mainOnlyBinding_keepsItsDecoratorsOnTheMainActor() throws {
        final class Sketch {
            let inner: Sketch?
            init(_ inner: Sketch? = nil) { self.inner = inner }
        }
        let menu = LocalBindings { binder in
            binder.bind(Sketch.self).sharedOnMainActor().onMainActor { Sketch() }
            binder.decorate(Sketch.self).to { Sketch($0) }
        }
        #expect(mistakes(serving: Provider<Sketch>.self, from: menu) == [.mainActorRequired])
        let sketches = try stage(Sketch.self, from: menu)
        #expect(sketches[0] === sketches[1])
        #expect(sketches[0].inner != nil)
    }

    @Test @MainActor func throwingAndAwaitedDecorators_ofTheMainActor() async throws {
        let menu = LocalBindings { binder in
            binder.bind((any Drink).self).sharedInScope().to(factory: Espresso.init)
            binder.decorate((any Drink).self).throwingOnMainActor { (drink) throws -> any Drink in
                MainActor.preconditionIsolated()
                return Mixed(drink, with: "milk")
            }
            binder.decorate((any Drink).self).asynchronousOnMainActor { (drink) async -> any Drink in
                await Task.yield()
                MainActor.preconditionIsolated()
                return Mixed(drink, with: "foam")
            }
        }
        #expect(try await awaitedDrink(from: menu) == "foam(milk(espresso))")
    }
}

private func awaitedDrink(from bindings: LocalBindings) async throws -> String {
    try await bindings.factory(of: Salver.self, Asynchronous.self, root: { $0.to(factory: Salver.init) }).build().drink
        .text
}
