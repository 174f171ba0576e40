// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Classes of the main actor and such that are not Sendable, made by initialisers of references only.
@Suite @MainActor struct MainActorSharingTests {
    @Test func instancesThatAreNotSendable_areShared_inOneComponent() throws {
        let factory = try ComponentFactory.of(Cafe.self)
        let cafe = factory.build()
        #expect(cafe.bar.till === cafe.till)
        #expect(cafe.bar.heater === cafe.heater)
        #expect(cafe.bar.shelf.heater === cafe.heater)
        #expect(factory.build().till !== cafe.till)
    }

    @Test func override_keepsToTheMainActor_whatItReplaces() throws {
        enum Tills: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Till.self).to { Till(name: "in a test") }
            }
        }
        let cafe = try ComponentFactory.of(Cafe.self, overriding: [Tills.self]).build()
        #expect(cafe.till.name == "in a test")
        #expect(cafe.bar.till === cafe.till)
        let till = Cafe.graph(overriding: [Tills.self]).bindings.first { $0.isOverride }
        #expect(till?.effects == [])
        #expect(till?.isOnMainActor == true)
        #expect(till?.sharing == .shared)
    }

    /// Not Sendable.
    final class Till {
        let name: String

        nonisolated init(name: String = "till") {
            self.name = name
        }
    }

    @MainActor final class Heater {}

    @MainActor final class Shelf {
        let heater: Heater

        init(heater: Heater) {
            self.heater = heater
        }
    }

    @MainActor final class Bar {
        let till: Till
        let heater: Heater
        let shelf: Shelf

        init(till: Till, heater: Heater, shelf: Shelf) {
            self.till = till
            self.heater = heater
            self.shelf = shelf
        }
    }

    nonisolated enum Cafe: RootComponent {
        typealias Scope = Singleton
        typealias Construction = OnMainActor

        @MainActor final class Room {
            let bar: Bar
            let till: Till
            let heater: Heater

            init(bar: Bar, till: Till, heater: Heater) {
                self.bar = bar
                self.till = till
                self.heater = heater
            }
        }

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Till.self).sharedOnMainActor().onMainActor { Till() }
            binder.bind(Heater.self).sharedInScope().onMainActor(Heater.init)
            binder.bind(Shelf.self).onMainActor(Shelf.init)
            binder.bind(Bar.self).onMainActor(Bar.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Room>) -> BindingReceipt<Room> {
            bind.onMainActor(Room.init)
        }
    }
}
