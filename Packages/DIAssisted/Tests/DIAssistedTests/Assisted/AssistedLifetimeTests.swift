// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import Testing

/// A factory keeps alive only the components whose shared instances its objects need.
@Suite struct AssistedLifetimeTests {
    final class House: Sendable {}
    final class Session: Sendable {}

    struct Guest {
        let name: String
        let session: Session
    }

    struct Visitor {
        let name: String
        let house: House
    }

    struct Stranger {
        let name: String
    }

    struct Named<Element>: AssistedFactory {
        typealias Seed = String
    }

    enum Child: Component, Listed {
        typealias Root = Lobby
        static var bindings: Bindings {
            single(Session.init)
            include { binder in
                binder.bindFactory(Guest.self).with(Named<Guest>.self)
                    .to { (name: Assisted<String>, session: Session) in Guest(name: name.get(), session: session) }
                binder.bindFactory(Visitor.self).with(Named<Visitor>.self)
                    .to { (house: House, name: Assisted<String>) in Visitor(name: name.get(), house: house) }
                binder.bindFactory(Stranger.self).with(Named<Stranger>.self)
                    .to { (name: Assisted<String>) in Stranger(name: name.get()) }
            }
            factory(Lobby.init)
        }
    }

    struct Lobby {
        let session: Session
        let house: House
        let guests: Factory<Named<Guest>>
        let visitors: Factory<Named<Visitor>>
        let strangers: Factory<Named<Stranger>>
    }

    enum App: RootComponent, Listed {
        typealias Root = ComponentBox
        static var bindings: Bindings {
            single(House.init)
            component(Child.self)
            factory(ComponentBox.init)
        }
    }

    struct ComponentBox { let child: ComponentFactory<Child> }

    private func remains<Held>(_ hold: (Lobby) -> Held) throws -> [Bool] {
        var lobby: Lobby? = try ComponentFactory.of(App.self).build().child.build()
        weak let house = lobby?.house
        weak let session = lobby?.session
        let held = lobby.map(hold)
        lobby = nil
        return withExtendedLifetime(held) { [house != nil, session != nil] }
    }

    @Test func factory_keepsOnlyWhatItsObjectsNeed() throws {
        #expect(try remains { _ in } == [false, false])
        #expect(try remains(\.guests) == [true, true])
        #expect(try remains(\.visitors) == [true, false])
        #expect(try remains(\.strangers) == [false, false])
    }

    @Test func factory_works_whenTheRestIsGone() throws {
        let lobby = try ComponentFactory.of(App.self).build().child.build()
        let (guests, strangers) = (lobby.guests, lobby.strangers)
        #expect(guests.build("Ada").session === guests.build("Grace").session)
        #expect(strangers.build("Alan").name == "Alan")
    }
}
