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

    struct Visitor: Sendable {
        let house: House
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

    static let app = LocalBindings { binder in
        binder.bind(House.self).sharedInScope().to(factory: House.init)
        binder.bind(Visitor.self).to(factory: Visitor.init)
        binder.install(dependency: Child.self)
    }

    private static func entrance() throws -> Entrance {
        try app.factory(of: Entrance.self, root: { $0.to(factory: Entrance.init) }).build()
    }

    struct Entrance {
        let house: House
        let child: ComponentFactory<Child>
    }

    struct Child: Component {
        static func configure(binder: Binder<PerTable>) {
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

    struct Grandchild: BareComponent {
        static func configureRoot(binder bind: ReceiptBinder<Provider<Session>>) -> BindingReceipt<Provider<Session>> {
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
    struct Remains: Equatable, Sendable {
        let house: Bool
        let session: Bool
    }

    /// Builds both, lets go of all but what `hold` takes, and tells which of their shared objects still live.
    private static func remains<Kept>(_ hold: (Lobby) -> Kept) throws -> Remains {
        var entrance: Entrance? = try Self.entrance()
        weak let house = entrance?.house
        var lobby = entrance?.child.build()
        weak let session = lobby?.session
        let held = lobby.map(hold)
        entrance = nil
        lobby = nil
        return withExtendedLifetime(held) { Remains(house: house != nil, session: session != nil) }
    }

    /// An object held of a child, and the components that it keeps alive.
    struct Held: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let remains: Remains
        let expected: Remains

        init<Kept>(_ name: String, house: Bool, session: Bool, _ hold: @escaping (Lobby) -> Kept) throws {
            testDescription = name
            remains = try LifetimeTests.remains(hold)
            expected = Remains(house: house, session: session)
        }
    }

    /// A provider of a shared object keeps its component and the ancestors alive; an instance alone keeps none.
    @Test(
        arguments: try [
            Held("nothing", house: false, session: false) { _ in },
            Held("a provider of the shared", house: true, session: true) { $0.toSession },
            Held("a provider", house: true, session: true) { $0.toGuest },
            Held("a lazy", house: true, session: true) { $0.lazyGuest },
            Held("a closure", house: true, session: true) { $0.closureOfGuest },
            Held("an injector", house: true, session: true) { $0.badges },
            Held("a component factory", house: true, session: true) { $0.grandchild },
            Held("a grandchild", house: true, session: true) { $0.grandchild.build() },
            Held("a mapped provider", house: true, session: true) { $0.toGuest.map { _ in 1 } },
            Held("a provider of another one", house: true, session: false) { Provider(other: $0.toVisitor) },
            Held("what needs the parent's shared", house: true, session: false) { $0.toVisitor },
            Held("what needs nothing shared", house: false, session: false) { $0.toStranger },
            Held("a lazy of that", house: false, session: false) { $0.lazyStranger },
            Held("an injector of that", house: false, session: false) { $0.signs },
            Held("a weak provider of the shared", house: false, session: false) { $0.weakSession },
            Held("a weak provider", house: false, session: false) { $0.weakGuest },
            Held("a weak provider of the parent's", house: false, session: false) { $0.weakVisitor },
            Held("the instance", house: false, session: true) { $0.session },
            Held("an instance made of it", house: false, session: true) { $0.toGuest.get() },
        ])
    func component_isKept_byWhatLeadsToItsShared(_ held: Held) {
        #expect(held.remains == held.expected)
    }

    @Test func whatIsHeld_stillWorks_whenTheRestIsGone() throws {
        var lobby: Lobby? = try Self.entrance().child.build()
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

    @Test func weakProvider_ofWhatIsNotShared_givesNewOnes_whileTheComponentLives() throws {
        var lobby: Lobby? = try Self.entrance().child.build()
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
        var entrance: Entrance? = try Self.entrance()
        var lobby = entrance?.child.build()
        let provider = try #require(lobby).weakVisitor
        lobby = nil
        #expect(provider.get()?.house === entrance?.house)
        entrance = nil
        #expect(provider.get() == nil)
    }
}
