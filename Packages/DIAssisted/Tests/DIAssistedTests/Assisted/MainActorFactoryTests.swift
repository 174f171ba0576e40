// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Assisted factories of objects that are made on the main actor.
@Suite @MainActor struct MainActorFactoryTests {
    @MainActor final class Theme {
        let color: String = "brown"
    }

    @MainActor final class Screen {
        let order: Int
        let theme: Theme

        init(order: Assisted<Int>, theme: Theme) {
            MainActor.assertIsolated()
            self.order = order.get()
            self.theme = theme
        }
    }

    @MainActor final class Bell {
        let theme: Theme

        init(theme: Theme, _: Assisted<Void>) {
            self.theme = theme
        }
    }

    nonisolated struct ScreenFactory: AssistedFactory {
        typealias Seed = Int
        typealias Element = Screen
    }

    /// Holds factories without belonging to the main actor itself.
    struct Desk: Sendable {
        let screens: MainActorFactory<ScreenFactory>
        let bells: MainActorFactory<EmptySeed<Bell>>
        let amounts: MainActorFactory<AmountFactory>
    }

    nonisolated struct AmountFactory: AssistedFactory {
        typealias Seed = Int
        typealias Element = Double
    }

    nonisolated struct Office: RootComponent {
        typealias Root = Desk
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Theme.self).sharedInScope().onMainActor { Theme() }
            binder.bindFactory(Screen.self).with(ScreenFactory.self).onMainActor(Screen.init)
            binder.bindFactory(Bell.self).onMainActor(Bell.init)
            binder.bindFactory(Double.self).allowing(.unusedBinding).with(AmountFactory.self)
                .onMainActor { (cents: Assisted<Int>) in Double(cents.get()) / 100 }
        }

        static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
            bind.to(factory: Desk.init)
        }
    }

    @Test func factory_makesObjects_withSeedAndSharedInstances() throws {
        let desk = try ComponentFactory.of(Office.self).build()
        let (first, second) = (desk.screens.build(1), desk.screens.build(2))
        #expect([first.order, second.order] == [1, 2])
        #expect(first !== second)
        #expect(first.theme === second.theme)
        #expect(desk.bells.build().theme === first.theme)
        #expect(desk.amounts.build(250) == 2.5)
    }

    @Test func holder_needsNoMainActor_toBeBuilt() async throws {
        let desk = try await Task.detached { try ComponentFactory.of(Office.self).build() }.value
        #expect(desk.screens.build(3).order == 3)
    }

    @Test func binding_belongsToTheMainActor_byItsOwnEffectOnly() throws {
        let bindings = Office.graph.bindings.filter { $0.kind == "assistedFactory" }
        #expect(bindings.map(\.effects) == [[.onMainActor], [.onMainActor], [.onMainActor]])
        #expect(bindings.map(\.isOnMainActor) == [false, false, false])
    }

    @Test func handMade_callsItsClosure_andIsDescribedByItsType() {
        let factory = MainActorFactory<AmountFactory> { Double($0) }
        #expect(factory.build(2) == 2)
        #expect(MainActorFactory<EmptySeed<String>> { "bell" }.build() == "bell")
        #expect("\(factory)" == "MainActorFactory<MainActorFactoryTests.AmountFactory>")
        #expect(Swift.Mirror(reflecting: factory).children.isEmpty)
    }

    /// A component that binds a factory of one isolation, and requests that of the other.
    nonisolated struct Mixed: RootComponent {
        typealias Root = (Factory<AmountFactory>, MainActorFactory<EmptySeed<Bool>>)

        static func configure(binder: UnscopedBinder) {
            binder.bindFactory(Double.self).with(AmountFactory.self)
                .onMainActor(file: "Shop/Amounts.swift", line: 3) { (cents: Assisted<Int>) in Double(cents.get()) }
            binder.bindFactory(Bool.self).to(file: "Shop/Amounts.swift", line: 4) { (_: Assisted<Void>) in true }
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(file: "Shop/Amounts.swift", line: 5) {
                (amounts: Factory<AmountFactory>, flags: MainActorFactory<EmptySeed<Bool>>) in (amounts, flags)
            }
        }
    }

    @Test func factoryOfTheOtherIsolation_isNamed_whereOneIsMissing() throws {
        let error = #expect(throws: GraphError.self) { try Mixed.validate() }
        let suite = "MainActorFactoryTests"
        let amounts = "\(suite).AmountFactory"
        let root = "'(Factory<\(amounts)>, MainActorFactory<EmptySeed<Bool>>)'"
        #expect(
            error?.description == """
                error: [DI/MissingBinding] no binding for 'Factory<\(amounts)>'
                  needed by \(root)   Shop/Amounts.swift:5   (root of '\(suite).Mixed')
                note: 'MainActorFactory<\(amounts)>' is bound at Shop/Amounts.swift:3 in '\(suite).Mixed'
                fix: request 'MainActorFactory<\(amounts)>', or call bindFactory(Double.self).with(\(amounts).self) in \
                '\(suite).Mixed' or a module it includes
                docs: swift package di explain MissingBinding

                error: [DI/MissingBinding] no binding for 'MainActorFactory<EmptySeed<Bool>>'
                  needed by \(root)   Shop/Amounts.swift:5   (root of '\(suite).Mixed')
                note: 'Factory<EmptySeed<Bool>>' is bound at Shop/Amounts.swift:4 in '\(suite).Mixed'
                fix: request 'Factory<EmptySeed<Bool>>', or call bindFactory(Bool.self).onMainActor(_:) in \
                '\(suite).Mixed' or a module it includes
                docs: swift package di explain MissingBinding

                2 errors in the object graph
                """)
    }
}
