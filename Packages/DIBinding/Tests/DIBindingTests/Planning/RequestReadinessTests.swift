// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rules 3 and 4 for requests within requests, and for those whose answer depends on the requester: each mistake has a twin.
@Suite struct RequestReadinessTests {
    final class Display {}
    final class Screen: Sendable {}
    final class Machine: Sendable {}

    struct Front: DICore.Tag { typealias Element = Display }
    struct Shared: DICore.Tag { typealias Element = Machine }
    struct Fresh: DICore.Tag { typealias Element = Machine }

    struct Bar: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Display.self).onMainActor { () in Display() }
            binder.bind(Display.self).tagged(with: Front.self).sharedOnMainActor().onMainActor { () in Display() }
            binder.bind(Screen.self).sharedInScope().throwingOnMainActor { () throws in Screen() }
            binder.bind(Machine.self).tagged(with: Shared.self).sharedInScope()
                .asynchronous { () async throws in Machine() }
            binder.bind(Machine.self).tagged(with: Fresh.self).asynchronous { () async throws in Machine() }
            binder.bind(String.self).to(value: "open")
        }
    }

    /// A root that requests one parameter, and is made anywhere.
    struct Counter<Dish>: RootComponent {
        typealias Root = Order
        typealias Scope = Singleton

        struct Order {
            let dish: Dish
        }

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Bar.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Order>) -> BindingReceipt<Order> {
            bind.to(factory: Order.init)
        }
    }

    private func mistakes<Dish>(requesting dish: Dish.Type) -> [Diagnostic.ID] {
        DIBindingTests.mistakes(of: Counter<Dish>.self)
    }

    private func mistakes<Dish>(requestingOnMainActor dish: Dish.Type) -> [Diagnostic.ID] {
        DIBindingTests.mistakes(of: Stage<Dish, Bar>.self)
    }

    private static let mainActorRequired: [Diagnostic.ID] = [.init(rawValue: "DI/MainActorRequired")]
    private static let effectRequired: [Diagnostic.ID] = [.init(rawValue: "DI/EffectRequired")]

    @Test func taggedProvider_canLeaveTheMainActor_whateverHandsItOut() {
        typealias Plain = TaggedProvider<Front>
        typealias Main = MainActorTaggedProvider<Front>
        #expect(mistakes(requesting: Plain.self) == Self.mainActorRequired)
        #expect(mistakes(requesting: Plain?.self) == Self.mainActorRequired)
        #expect(mistakes(requesting: MainActorProvider<Plain>.self) == Self.mainActorRequired)
        #expect(mistakes(requesting: (@MainActor () -> Plain).self) == Self.mainActorRequired)
        #expect(mistakes(requestingOnMainActor: (() -> Plain).self).first == Self.mainActorRequired[0])
        #expect(mistakes(requesting: Main.self) == [])
        #expect(mistakes(requesting: Main?.self) == [])
        #expect(mistakes(requesting: Provider<Main>.self) == [])
        #expect(mistakes(requesting: (@Sendable () -> Main).self) == [])
        #expect(mistakes(requestingOnMainActor: (() -> Main).self) == [])
    }

    @Test func confinedFunction_isReadyForTheMainActor_whereItsRequesterIs() {
        #expect(mistakes(requesting: (() -> Display).self) == Self.mainActorRequired)
        #expect(mistakes(requestingOnMainActor: (() -> Display).self) == [])
        #expect(mistakes(requestingOnMainActor: (@Sendable () -> Display).self).first == Self.mainActorRequired[0])
        #expect(mistakes(requestingOnMainActor: (() throws -> Display).self) == [])
        #expect(mistakes(requestingOnMainActor: (nonisolated(nonsending) () async throws -> Display).self) == [])
        // This one runs elsewhere even if the main actor calls it.
        #expect(
            mistakes(requestingOnMainActor: (@concurrent () async throws -> Display).self).first
                == Self.mainActorRequired[0])
    }

    @Test func throwingRequest_makesAtOnce_soOnTheMainActorOnly() {
        #expect(mistakes(requesting: ThrowingProvider<Screen>.self) == Self.mainActorRequired)
        #expect(mistakes(requesting: (() throws -> Screen).self) == Self.mainActorRequired)
        #expect(mistakes(requestingOnMainActor: (() throws -> Screen).self) == [])
        #expect(mistakes(requesting: AsyncProvider<Screen>.self) == [])
    }

    @Test func asyncRequestOfATaggedProvider_preparesOnlyWhatIsShared() {
        #expect(mistakes(requesting: AsyncProvider<TaggedProvider<Shared>>.self) == [])
        #expect(mistakes(requesting: AsyncProvider<TaggedProvider<Fresh>>.self) == Self.effectRequired)
        #expect(mistakes(requesting: ThrowingProvider<TaggedProvider<Shared>>.self) == Self.effectRequired)
        #expect(mistakes(requesting: TaggedProvider<Shared>.self) == Self.effectRequired)
    }

    @Test func requestAroundAnother_isATypeLikeAnyOther() {
        let missing: [Diagnostic.ID] = [.init(rawValue: "DI/MissingBinding")]
        #expect(mistakes(requesting: AsyncProvider<String>?.self) == missing)
        #expect(mistakes(requesting: AsyncProvider<Provider<String>>.self) == missing)
        #expect(mistakes(requesting: Provider<MainActorProvider<String>>.self) == missing)
        #expect(mistakes(requesting: (() -> String)?.self) == missing)
        #expect(mistakes(requesting: (() async -> String).self) == missing)
        #expect(mistakes(requesting: AsyncProvider<String>.self) == [])
    }
}
