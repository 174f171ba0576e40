// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rule 11: a built component lives while somebody holds what leads to what is shared in it, and no longer.
@Suite struct LifetimeTests {
    /// A shared object of the root component; it lives as long as that, unless somebody keeps it.
    final class House: Sendable {}

    /// A shared object of the child.
    final class Session: Sendable {}

    final class Visitor: Sendable {
        let house: House

        init(house: House) {
            self.house = house
        }
    }

    final class Guest: Sendable {
        let session: Session

        init(session: Session) {
            self.session = session
        }
    }

    final class Stranger: Sendable {}

    final class Badge {
        var house: House?
        var session: Session?
    }

    final class Sign {}

    struct SessionScope: Scope {}

    struct App: RootComponent {
        typealias Root = Entrance
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(House.self).sharedInScope().to(factory: House.init)
            binder.bind(Visitor.self).to(factory: Visitor.init)
            binder.install(dependency: Child.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Entrance>) -> BindingReceipt<Entrance> {
            bind.to(factory: Entrance.init)
        }
    }

    struct Entrance {
        let house: House
        let child: ComponentFactory<Child>
    }

    struct Child: Component {
        typealias Root = Lobby
        typealias Scope = SessionScope

        static func configure(binder: Binder<SessionScope>) {
            binder.bind(Session.self).sharedInScope().to(factory: Session.init)
            binder.bind(Guest.self).to(factory: Guest.init)
            binder.bind(Stranger.self).to(factory: Stranger.init)
            binder.bindPropertyInjectionOf(Badge.self).to(injector: { $0.session = $1 })
            binder.bindPropertyInjectionOf(Sign.self).to(injector: { (_: Sign) in })
            binder.install(dependency: Grandchild.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Lobby>) -> BindingReceipt<Lobby> {
            bind.to(factory: Lobby.init)
        }
    }

    struct Grandchild: Component {
        typealias Root = Provider<Session>

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: { (guest: Provider<Guest>) in guest.map(transform: \.session) })
        }
    }

    /// Everything that leads somewhere.
    struct Lobby {
        let session: Session
        let toSession: Provider<Session>
        let toGuest: Provider<Guest>
        let lazyGuest: Lazy<Guest>
        let closureOfGuest: @Sendable () -> Guest
        let badges: PropertyInjector<Badge>
        let grandchild: ComponentFactory<Grandchild>
        let toVisitor: Provider<Visitor>
        let toStranger: Provider<Stranger>
        let lazyStranger: Lazy<Stranger>
        let signs: PropertyInjector<Sign>
        let weakSession: WeakProvider<Session>
        let weakGuest: WeakProvider<Guest>
        let weakVisitor: WeakProvider<Visitor>
    }

    /// The objects of a root component and its child that survive while only one is held.
    struct Remains: Equatable {
        let house: Bool
        let session: Bool
    }

    /// Builds both, lets go of all but what `hold` takes, and tells which of their shared objects still live.
    private func remains<Held>(_ hold: (Lobby) -> Held) throws -> Remains {
        var entrance: Entrance? = try ComponentFactory.of(App.self).build()
        weak let house = entrance?.house
        var lobby = entrance?.child.build()
        weak let session = lobby?.session
        let held = lobby.map(hold)
        entrance = nil
        lobby = nil
        return withExtendedLifetime(held) { Remains(house: house != nil, session: session != nil) }
    }

    @Test func nothing_keepsAComponent_thatNobodyHolds() throws {
        #expect(try remains { _ in } == Remains(house: false, session: false))
    }

    @Test func whatLeadsToAShared_keepsItsComponent_andTheAncestors() throws {
        let both = Remains(house: true, session: true)
        #expect(try remains(\.toSession) == both)
        #expect(try remains(\.toGuest) == both)
        #expect(try remains(\.lazyGuest) == both)
        #expect(try remains(\.closureOfGuest) == both)
        #expect(try remains(\.badges) == both)
        #expect(try remains(\.grandchild) == both)
        #expect(try remains { $0.grandchild.build() } == both)
    }

    @Test func mappedProvider_keepsWhatTheOriginalDoes() throws {
        #expect(try remains { $0.toGuest.map { _ in 1 } } == Remains(house: true, session: true))
        #expect(try remains { Provider(other: $0.toVisitor) } == Remains(house: true, session: false))
    }

    @Test func whatNeedsOnlyTheParentsShared_keepsOnlyTheParent() throws {
        #expect(try remains(\.toVisitor) == Remains(house: true, session: false))
    }

    @Test func whatNeedsNothingShared_keepsNoComponent() throws {
        let none = Remains(house: false, session: false)
        #expect(try remains(\.toStranger) == none)
        #expect(try remains(\.lazyStranger) == none)
        #expect(try remains(\.signs) == none)
    }

    @Test func weakProvider_keepsNoComponent() throws {
        let none = Remains(house: false, session: false)
        #expect(try remains(\.weakSession) == none)
        #expect(try remains(\.weakGuest) == none)
        #expect(try remains(\.weakVisitor) == none)
    }

    @Test func keptInstance_keepsNoComponent() throws {
        #expect(try remains(\.session) == Remains(house: false, session: true))
        #expect(try remains { $0.toGuest.get() } == Remains(house: false, session: true))
    }

    @Test func whatIsHeld_stillWorks_whenTheRestIsGone() throws {
        var lobby: Lobby? = try ComponentFactory.of(App.self).build().child.build()
        weak let session = lobby?.session
        let (guest, lazy, closure) = try #require(lobby.map { ($0.toGuest, $0.lazyGuest, $0.closureOfGuest) })
        let (badges, visitor, stranger) = try #require(lobby.map { ($0.badges, $0.toVisitor, $0.toStranger) })
        lobby = nil
        #expect(guest.get().session === session)
        #expect(lazy.get().session === session)
        #expect(closure().session === session)
        let badge = Badge()
        badges.injectProperties(into: badge)
        #expect(badge.session === session)
        #expect(visitor.get().house === visitor.get().house)
        #expect(stranger.get() !== stranger.get())
    }

    @Test func weakProvider_givesTheShared_forAsLongAsAnybodyKeepsIt() throws {
        var lobby: Lobby? = try ComponentFactory.of(App.self).build().child.build()
        let provider = try #require(lobby).weakSession
        var session: Session? = try #require(lobby).session
        #expect(provider.get() === session)
        lobby = nil
        #expect(provider.get() === session)
        session = nil
        #expect(provider.get() == nil)
    }

    @Test func weakProvider_ofWhatIsNotShared_givesNewOnes_whileTheComponentLives() throws {
        var lobby: Lobby? = try ComponentFactory.of(App.self).build().child.build()
        let provider = try #require(lobby).weakGuest
        let guest = provider.get()
        #expect(guest != nil)
        #expect(provider.get() !== guest)
        #expect(guest?.session === lobby?.session)
        lobby = nil
        #expect(provider.get() == nil)
        #expect(guest != nil)
    }

    @Test func weakProvider_ofTheParentsUnshared_livesWithTheParent() throws {
        var entrance: Entrance? = try ComponentFactory.of(App.self).build()
        var lobby = entrance?.child.build()
        let provider = try #require(lobby).weakVisitor
        lobby = nil
        #expect(provider.get()?.house === entrance?.house)
        entrance = nil
        #expect(provider.get() == nil)
    }

    @Test func providerOfAValue_keepsTheValue() {
        final class Order: Sendable {}
        var order: Order? = Order()
        weak let observed = order
        var provider = order.map(Provider.init(value:))
        order = nil
        #expect(provider?.get() === observed)
        #expect(observed != nil)
        provider = nil
        #expect(observed == nil)
    }

    @Test func factory_needNotBeKept() throws {
        let guest = try ComponentFactory.of(App.self).build().child.build().toGuest
        #expect(guest.get().session === guest.get().session)
    }
}
