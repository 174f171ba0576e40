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

    /// The root is made anywhere.
    private func mistakes<Dish>(requesting dish: Dish.Type) -> [Diagnostic.ID] {
        DIBindingTests.mistakes(of: Counter<Dish, Bar>.self)
    }

    private func mistakes<Dish>(requestingOnMainActor dish: Dish.Type) -> [Diagnostic.ID] {
        DIBindingTests.mistakes(of: Stage<Dish, Bar>.self)
    }

    @Test func taggedProvider_canLeaveTheMainActor_whateverHandsItOut() {
        typealias Plain = TaggedProvider<Front>
        typealias Main = MainActorTaggedProvider<Front>
        #expect(mistakes(requesting: Plain.self) == [.mainActorRequired])
        #expect(mistakes(requesting: Plain?.self) == [.mainActorRequired])
        #expect(mistakes(requesting: MainActorProvider<Plain>.self) == [.mainActorRequired])
        #expect(mistakes(requesting: (@MainActor () -> Plain).self) == [.mainActorRequired])
        #expect(mistakes(requestingOnMainActor: (() -> Plain).self).first == .mainActorRequired)
        #expect(mistakes(requesting: Main.self) == [])
        #expect(mistakes(requesting: Main?.self) == [])
        #expect(mistakes(requesting: Provider<Main>.self) == [])
        #expect(mistakes(requesting: (@Sendable () -> Main).self) == [])
        #expect(mistakes(requestingOnMainActor: (() -> Main).self) == [])
    }

    @Test func confinedFunction_isReadyForTheMainActor_whereItsRequesterIs() {
        #expect(mistakes(requesting: (() -> Display).self) == [.mainActorRequired])
        #expect(mistakes(requestingOnMainActor: (() -> Display).self) == [])
        #expect(mistakes(requestingOnMainActor: (@Sendable () -> Display).self).first == .mainActorRequired)
        #expect(mistakes(requestingOnMainActor: (() throws -> Display).self) == [])
        #expect(mistakes(requestingOnMainActor: (nonisolated(nonsending) () async throws -> Display).self) == [])
        // This one runs elsewhere even if the main actor calls it.
        #expect(
            mistakes(requestingOnMainActor: (@concurrent () async throws -> Display).self).first
                == .mainActorRequired)
    }

    @Test func throwingRequest_makesAtOnce_soOnTheMainActorOnly() {
        #expect(mistakes(requesting: ThrowingProvider<Screen>.self) == [.mainActorRequired])
        #expect(mistakes(requesting: (() throws -> Screen).self) == [.mainActorRequired])
        #expect(mistakes(requestingOnMainActor: (() throws -> Screen).self) == [])
        #expect(mistakes(requesting: AsyncProvider<Screen>.self) == [])
    }

    @Test func asyncRequestOfATaggedProvider_preparesOnlyWhatIsShared() {
        #expect(mistakes(requesting: AsyncProvider<TaggedProvider<Shared>>.self) == [])
        #expect(mistakes(requesting: AsyncProvider<TaggedProvider<Fresh>>.self) == [.effectRequired])
        #expect(mistakes(requesting: ThrowingProvider<TaggedProvider<Shared>>.self) == [.effectRequired])
        #expect(mistakes(requesting: TaggedProvider<Shared>.self) == [.effectRequired])
    }

    @Test func requestAroundAnother_isATypeLikeAnyOther() {
        #expect(mistakes(requesting: AsyncProvider<String>?.self) == [.missingBinding])
        #expect(mistakes(requesting: AsyncProvider<Provider<String>>.self) == [.missingBinding])
        #expect(mistakes(requesting: Provider<MainActorProvider<String>>.self) == [.missingBinding])
        #expect(mistakes(requesting: (() -> String)?.self) == [.missingBinding])
        #expect(mistakes(requesting: (() async -> String).self) == [.missingBinding])
        #expect(mistakes(requesting: AsyncProvider<String>.self) == [])
    }
}
