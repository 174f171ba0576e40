// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

@Suite struct InjectorEffectTests {
    @Test func whatThrows_isMadeFirst() throws {
        let injector = try Injector(ComponentFactory.of(ThrowingShop.self))
        #expect(injector.existing(Menu.self) != nil)
        #expect(injector.get(Guest.self).menu === injector.get(Menu.self))
        #expect(throws: ConstructionError.self) {
            try Injector(ComponentFactory.of(ThrowingShop.self, overriding: [NoMenu.self]))
        }
    }

    @Test func whatAwaits_isMadeFirst_andAnswersAtOnceFromThenOn() async throws {
        let injector = try await Injector(ComponentFactory.of(AwaitingShop.self))
        #expect(injector.get(Guest.self).menu === injector.get(Menu.self))
        let late = try await injector.get(AsyncProvider<Late>.self).get()
        #expect(late === injector.existing(Late.self))
        // Nothing made it first, so that a request at once is not answered; nor by then.
        #expect(injector.find(Late.self) == nil)
    }

    @MainActor @Test func mainActor_asksForWhatBelongsToIt() throws {
        let injector = try Injector(ComponentFactory.of(MainShop.self))
        #expect(injector.onMainActor.get(Screen.self) === injector.onMainActor.get(Screen.self))
        #expect(injector.find(Screen.self) == nil)
        #expect(injector.onMainActor.find(Screen.self) != nil)
        #expect(injector.get(MainActorProvider<Screen>.self).get() === injector.onMainActor.existing(Screen.self))
        #expect(injector.existing(Screen.self) == nil)
        #expect(injector.get(Int.self) == 1)
    }
}

extension InjectorEffectTests {
    final class Paper: Sendable {}
    final class Menu: Sendable {
        init(paper: Paper) {}
    }
    final class Late: Sendable {}
    struct OutOfPaper: Error {}
    final class Guest {
        let menu: Menu
        init(menu: Menu) { self.menu = menu }
    }
    @MainActor final class Screen {}

    struct ThrowingShop: RootComponent {
        typealias Construction = Throwing

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Paper.self).to(factory: Paper.init)
            binder.bind(Menu.self).sharedInScope().throwing { (paper: Paper) throws in Menu(paper: paper) }
        }

        static func configureRoot(binder bind: ReceiptBinder<Guest>) -> BindingReceipt<Guest> {
            bind.to(factory: Guest.init)
        }
    }

    struct NoMenu: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Menu.self).throwing { (_: Paper) throws -> Menu in throw OutOfPaper() }
        }
    }

    struct AwaitingShop: RootComponent {
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Paper.self).to(factory: Paper.init)
            binder.bind(Int.self).to(value: 1)
            binder.bind(Menu.self).sharedInScope().asynchronous { (paper: Paper) async throws in
                await Task.yield()
                return Menu(paper: paper)
            }
            binder.bind(Late.self).sharedInScope().asynchronous { () async throws in
                await Task.yield()
                return Late()
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Guest>) -> BindingReceipt<Guest> {
            bind.to(factory: Guest.init)
        }
    }

    struct MainShop: RootComponent {
        typealias Construction = OnMainActor

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).to(value: 1)
            binder.bind(Screen.self).sharedInScope().onMainActor(Screen.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Frame>) -> BindingReceipt<Frame> {
            bind.onMainActor(Frame.init)
        }
    }

    @MainActor final class Frame {
        init(screen: Screen) {}
    }
}
