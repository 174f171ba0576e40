// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// The kinds of construction, each with the smallest graph that needs it.
struct ConstructionTests {
    @Test @MainActor
    func mainActorComponent_isBuilt_withSharedInstancesThatAreNotSendable() throws {
        let screen = try ComponentFactory.of(ScreenComponent.self).build()
        #expect(screen.panel === screen.other())
    }

    @Test
    func asynchronousComponent_isBuilt_afterWhatItsRootNeeds() async throws {
        let shop = try await ComponentFactory.of(AsyncShop.self).build()
        #expect(shop.boiler.isHot)
    }

    @Test
    func throwingComponent_throwsTheFailure_withItsPath() throws {
        let error = #expect(throws: ConstructionError.self) { try ComponentFactory.of(BrokenShop.self).build() }
        #expect(error?.path.map(\.name) == ["ConstructionTests.Boiler", "ConstructionTests.Shop"])
        #expect(error?.underlying is BoilerFailure)
    }

    private final class Boiler: Sendable {
        let isHot: Bool

        init(isHot: Bool = true) {
            self.isHot = isHot
        }
    }

    private struct BoilerFailure: Error {}

    private struct Shop {
        let boiler: Boiler
    }

    @MainActor
    private final class Panel {
        var text: String = ""
    }

    private final class Plain {}

    @MainActor
    private final class Screen {
        let panel: Plain
        let other: () -> Plain

        init(panel: Plain, other: @escaping () -> Plain) {
            self.panel = panel
            self.other = other
        }
    }

    private struct ScreenComponent: RootComponent {
        typealias Root = Screen
        typealias Scope = Singleton
        typealias Construction = OnMainActor

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Plain.self).sharedOnMainActor().onMainActor(Plain.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
            bind.onMainActor(Screen.init)
        }
    }

    private struct AsyncShop: RootComponent {
        typealias Root = Shop
        typealias Scope = Singleton
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Boiler.self).sharedInScope().asynchronous { () async throws -> Boiler in
                await Task.yield()
                return Boiler()
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to(factory: Shop.init)
        }
    }

    private struct BrokenShop: RootComponent {
        typealias Root = Shop
        typealias Scope = Singleton
        typealias Construction = Throwing

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Boiler.self).sharedInScope().throwing { () throws -> Boiler in throw BoilerFailure() }
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to(factory: Shop.init)
        }
    }
}
