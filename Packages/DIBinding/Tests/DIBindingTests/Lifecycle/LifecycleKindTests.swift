// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// `run` and `open` of each kind of construction, with each kind of seed.
struct LifecycleKindTests {
    private let journal: Journal = Journal()
    private var once: [String] { ["start", "use", "stop", "dispose"] }

    @Test(arguments: [Synchronous.self, Throwing.self, Asynchronous.self] as [any _AnywhereConstruction.Type])
    func kind_isRunAndOpened(_ kind: any _AnywhereConstruction.Type) async throws {
        try await check(kind, seed: journal)
        try await check(kind, seed: TaggedProvider<JournalTag> { journal })
    }

    @Test(
        arguments: [
            OnMainActor.self, OnMainActor.Throwing.self, OnMainActor.Asynchronous.self,
        ] as [any _MainActorConstruction.Type])
    @MainActor
    func kindOfTheMainActor_isRunAndOpened(_ kind: any _MainActorConstruction.Type) async throws {
        try await checkOnMainActor(kind, seed: journal)
        try await checkOnMainActor(kind, seed: TaggedProvider<JournalTag> { journal })
    }

    @Test
    func withoutSeed_isRunAndOpened() async throws {
        let factory = try ComponentFactory.of(Kettle<Asynchronous, Void>.self)
        #expect(try await factory.run { kettle in kettle.events } == ["start"])
        let kettle = try await factory.open()
        #expect(await kettle.close() == nil)
        #expect(kettle.root.events == ["start", "stop", "dispose"])
    }

    @Test @MainActor
    func withoutSeed_isRunAndOpened_onTheMainActor() async throws {
        let factory = try ComponentFactory.of(Kettle<OnMainActor.Asynchronous, Void>.self)
        #expect(try await factory.run { kettle in kettle.events } == ["start"])
        let kettle = try await factory.open()
        #expect(await kettle.close() == nil)
        #expect(kettle.root.events == ["start", "stop", "dispose"])
    }

    /// An actor runs a component whose root is not Sendable, and keeps its state while it does.
    @Test
    func root_thatIsNotSendable_isUsedByAnActor() async throws {
        let barista = Barista()
        try await barista.work(journal)
        #expect(journal.events == once)
        #expect(await barista.cups == 1)
    }

    private actor Barista {
        var cups: Int = 0

        func work(_ journal: Journal) async throws {
            try await ComponentFactory.of(Kettle<Synchronous, Journal>.self).run(journal) { kettle in
                kettle.use()
                cups += 1
            }
        }
    }

    private func check<Kind: _AnywhereConstruction, Input: Sendable>(_ kind: Kind.Type, seed: Input) async throws {
        let (factory, before) = (try ComponentFactory.of(Kettle<Kind, Input>.self), journal.events.count)
        try await factory.run(seed) { $0.use() }
        #expect(journal.events(from: before) == once)
        let kettle = try await factory.open(seed)
        kettle.root.use()
        #expect(await kettle.close() == nil)
        #expect(journal.events(from: before) == once + once)
    }

    @MainActor
    private func checkOnMainActor<Kind: _MainActorConstruction, Input: Sendable>(_ kind: Kind.Type, seed: Input)
        async throws
    {
        let (factory, before) = (try ComponentFactory.of(Kettle<Kind, Input>.self), journal.events.count)
        try await factory.run(seed) { $0.use() }
        #expect(journal.events(from: before) == once)
        let kettle = try await factory.open(seed)
        kettle.root.use()
        #expect(await kettle.close() == nil)
        #expect(journal.events(from: before) == once + once)
    }
}

private struct JournalTag: DICore.Tag {
    typealias Element = Journal
}

private struct Coil: Sendable {
    let journal: Journal
}

/// A root that is not Sendable.
private final class Pot {
    private let coil: Coil
    var events: [String] { coil.journal.events }

    init(coil: Coil) {
        self.coil = coil
    }

    func use() { coil.journal.log("use") }
}

/// A component of any kind, whose seed is a journal, one under a tag, or none.
private struct Kettle<Kind: ConstructionKind, Input: Sendable>: RootComponent {
    typealias Seed = Input
    typealias Construction = Kind

    static func configure(binder: Binder<Singleton>) {
        let coil = binder.bind(Coil.self).sharedInScope()
            .onStart { $0.journal.log("start") }
            .onStop { $0.journal.log("stop") }
            .onDispose { $0.journal.log("dispose") }
        if Input.self == Void.self {
            coil.to { Coil(journal: Journal()) }
        } else if Input.self == Journal.self {
            coil.to(factory: Coil.init)
        } else {
            coil.to { (journal: TaggedProvider<JournalTag>) in Coil(journal: journal.get()) }
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Pot>) -> BindingReceipt<Pot> {
        bind.to(factory: Pot.init)
    }
}
