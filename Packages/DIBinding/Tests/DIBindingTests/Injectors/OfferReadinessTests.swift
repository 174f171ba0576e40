// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// An offer is a request that is ready for the effects of its shape, and on the main actor where it is offered there.
@Suite struct OfferReadinessTests {
    final class Display {}
    final class Screen: Sendable {}
    final class Machine: Sendable {}

    struct Front: DICore.Tag { typealias Element = Display }

    /// A component that offers something, made by a build that throws and awaits nothing.
    struct Bar<Offered: Offering>: RootComponent {
        typealias Root = String
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Display.self).onMainActor { () in Display() }
            binder.bind(Display.self).qualified("back").onMainActor { () in Display() }
            binder.bind(Display.self).tagged(with: Front.self).sharedOnMainActor().onMainActor { () in Display() }
            binder.bind(Screen.self).sharedInScope().throwingOnMainActor { () throws in Screen() }
            binder.bind(Machine.self).sharedInScope().asynchronous { () async throws in Machine() }
            binder.bind([Machine].self).to { (machine: Machine) in [machine] }
            Offered.offer(by: binder)
        }

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(value: "open")
        }
    }

    protocol Offering: SendableMetatype {
        static func offer(by binder: Binder<Singleton>)
    }

    struct Anywhere<Thing>: Offering {
        static func offer(by binder: Binder<Singleton>) { binder.offer(Thing.self) }
    }

    struct OnMainActor<Thing>: Offering {
        static func offer(by binder: Binder<Singleton>) { binder.offerOnMainActor(Thing.self) }
    }

    struct Tagged: Offering {
        static func offer(by binder: Binder<Singleton>) { binder.offer(tagged: Front.self) }
    }

    struct TaggedOnMainActor: Offering {
        static func offer(by binder: Binder<Singleton>) { binder.offerOnMainActor(tagged: Front.self) }
    }

    struct Qualified: Offering {
        static func offer(by binder: Binder<Singleton>) { binder.offer(Display.self, qualified: "back") }
    }

    struct QualifiedOnMainActor: Offering {
        static func offer(by binder: Binder<Singleton>) { binder.offerOnMainActor(Display.self, qualified: "back") }
    }

    private func mistakes<O: Offering>(_ offering: O.Type) -> [Diagnostic.ID] {
        DIBindingTests.mistakes(of: Bar<O>.self)
    }

    @Test func whatBelongsToTheMainActor_isOfferedThere_orInAShapeOfTheMainActor() {
        #expect(mistakes(Anywhere<Display>.self) == [.mainActorRequired])
        #expect(mistakes(OnMainActor<Display>.self) == [])
        #expect(mistakes(Tagged.self) == [.mainActorRequired])
        #expect(mistakes(TaggedOnMainActor.self) == [])
        #expect(mistakes(Qualified.self) == [.mainActorRequired])
        #expect(mistakes(QualifiedOnMainActor.self) == [])
        #expect(mistakes(Anywhere<MainActorProvider<Display>>.self) == [])
        #expect(mistakes(Anywhere<Display?>.self) == [.mainActorRequired])
        #expect(mistakes(OnMainActor<Display?>.self) == [])
    }

    @Test func aShapeThatCanLeaveTheMainActor_isNotReadyForIt_whereverItIsOffered() {
        #expect(mistakes(OnMainActor<Provider<Display>>.self) == [.mainActorRequired])
        #expect(mistakes(OnMainActor<TaggedProvider<Front>>.self) == [.mainActorRequired])
        #expect(mistakes(Anywhere<() -> Display>.self) == [.mainActorRequired])
    }

    @Test func aShapeThatCannotLeaveTheMainActor_isReadyForIt_whereItIsOfferedThere() {
        #expect(mistakes(OnMainActor<() -> Display>.self) == [])
    }

    @Test func whatAwaits_isOfferedInAShapeThatAwaits() {
        #expect(mistakes(Anywhere<Machine>.self) == [.effectRequired])
        #expect(mistakes(Anywhere<[Machine]>.self) == [.effectRequired])
        #expect(mistakes(OnMainActor<Machine>.self) == [.effectRequired])
        #expect(mistakes(Anywhere<Provider<Machine>>.self) == [.effectRequired])
        #expect(mistakes(Anywhere<ThrowingProvider<Machine>>.self) == [.effectRequired])
        #expect(mistakes(Anywhere<AsyncProvider<Machine>>.self) == [])
        #expect(mistakes(Anywhere<AsyncProvider<[Machine]>>.self) == [])
    }

    @Test func whatThrowsOnTheMainActor_isOfferedInAShapeThatAwaits() {
        #expect(mistakes(Anywhere<Screen>.self) == [.effectRequired])
        #expect(mistakes(Anywhere<ThrowingProvider<Screen>>.self) == [.mainActorRequired])
        #expect(mistakes(Anywhere<AsyncProvider<Screen>>.self) == [])
    }

    /// A component that makes first what it offers.
    struct Factory: RootComponent {
        typealias Root = String
        typealias Scope = Singleton
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Machine.self).sharedInScope(.eager).asynchronous { () async throws in Machine() }
            binder.offer(Machine.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(value: "open")
        }
    }

    @Test func whatTheBuildMakesFirst_isOfferedAsItIs() {
        #expect(DIBindingTests.mistakes(of: Factory.self) == [])
    }
}
