// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

@testable import DIGraphTools

/// The effects and hooks of a real program in its graph.
@Suite struct EffectfulGraphTests {
    final class Database: Sendable {}

    final class Ledger: Sendable {}

    /// Not Sendable: only the main actor shares it.
    final class Theme {}

    struct Menu {
        let theme: Theme
        let database: Database
    }

    @MainActor
    final class Screen {
        init(menu: Menu, ledger: Ledger, theme: MainActorProvider<Theme>) {}
    }

    struct ShopComponent: RootComponent {
        typealias Root = Screen
        typealias Scope = Singleton
        typealias Construction = OnMainActor.Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Database.self).sharedInScope(.eager).onStart { _ in }.onStop { _ in }
                .asynchronous { () async throws -> Database in Database() }
            binder.bind(Ledger.self).sharedInScope().throwing { (_: Database) throws -> Ledger in Ledger() }
            binder.bind(Theme.self).sharedOnMainActor().onDispose { _ in }.onMainActor { Theme() }
            binder.bind(Menu.self).to { (theme: Theme, database: Database) in Menu(theme: theme, database: database) }
        }

        static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
            bind.onMainActor { (menu: Menu, ledger: Ledger, theme: MainActorProvider<Theme>) in
                Screen(menu: menu, ledger: ledger, theme: theme)
            }
        }
    }

    private static func fields(_ graph: BindingGraph) -> [String] {
        graph.bindings.map { binding in
            let name = binding.typeName.split(separator: ".").last ?? ""
            let effects = binding.effects.map(\.rawValue).joined(separator: " ")
            let hooks = binding.hooks.map { " " + $0.rawValue }.joined()
            return "\(name): \(effects)\(binding.isOnMainActor ? " main" : "")\(hooks)"
        }
    }

    @Test func bindings_haveTheirOwnEffectsAndHooks_andTheMainActorOfTheirNeeds() {
        let graph = ShopComponent.graph
        #expect(graph.diagnostics.map(\.message) == [])
        #expect(graph.components.map(\.construction) == [.onMainActorAsynchronous])
        #expect(
            Self.fields(graph) == [
                "Database: asynchronous onStart onStop", "Ledger: throwing", "Theme: onMainActor main onDispose",
                "Menu:  main",
                "Screen: onMainActor main",
            ])
    }
}
