// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

@Suite struct InjectorEffectTests {
    @Test func whatThrows_isMadeFirst() throws {
        let injector = try Injector(throwingShop())
        #expect(injector.existing(Menu.self) != nil)
        #expect(injector.get(Guest.self).menu === injector.get(Menu.self))
        #expect(throws: ConstructionError.self) {
            try Injector(throwingShop(GraphOptions(overriding: [NoMenu.self])))
        }
    }

    @Test func whatAwaits_isMadeFirst_andAnswersAtOnceFromThenOn() async throws {
        let shop = LocalBindings { binder in
            binder.bind(Paper.self).to(factory: Paper.init)
            binder.bind(Menu.self).sharedInScope().asynchronous { (paper: Paper) async throws in
                await Task.yield()
                return Menu(paper: paper)
            }
            binder.bind(Late.self).sharedInScope().asynchronous { () async throws in
                await Task.yield()
                return Late()
            }
        }
        let injector = try await Injector(
            shop.factory(of: Guest.self, Asynchronous.self, root: { $0.to(factory: Guest.init) }))
        #expect(injector.get(Guest.self).menu === injector.get(Menu.self))
        let late = try await injector.get(AsyncProvider<Late>.self).get()
        #expect(late === injector.existing(Late.self))
        // Nothing made it first, so that a request at once is not answered; nor by then.
        #expect(injector.find(Late.self) == nil)
    }

    @MainActor @Test func mainActor_asksForWhatBelongsToIt() throws {
        let shop = LocalBindings { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(Screen.self).sharedInScope().onMainActor(Screen.init)
        }
        let injector = try Injector(
            shop.factory(of: Bool.self, OnMainActor.self, root: { $0.to { (_: Screen) in true } }))
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
    struct Guest { let menu: Menu }
    @MainActor final class Screen {}

    private func throwingShop(
        _ options: GraphOptions = GraphOptions()
    ) throws -> ComponentFactory<Local<Guest, Void, Throwing>> {
        try LocalBindings { binder in
            binder.bind(Paper.self).to(factory: Paper.init)
            binder.bind(Menu.self).sharedInScope().throwing { (paper: Paper) throws in Menu(paper: paper) }
        }.factory(Throwing.self, options: options, root: { $0.to(factory: Guest.init) })
    }

    struct NoMenu: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Menu.self).throwing { (_: Paper) throws -> Menu in throw OutOfPaper() }
        }
    }
}
