// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// The time for which components, their parents and their children are kept.
struct LifecycleOwnershipTests {
    private let journal: Journal = Journal()

    @Test
    func run_keepsTheComponent_untilItsBodyEnds() async throws {
        // The root does not keep it.
        let jar = try LocalBindings { binder in
            binder.bind(Air.self).sharedInScope().loggingLife(of: "air", in: journal).to { Air(journal: journal) }
            binder.bind(Int.self).qualified("shared").to { (_: Air) in 1 }
        }.factory(of: Int.self)
        try await jar.run { _ in
            await Task.yield()
            #expect(journal.events == ["start air"])
        }
        #expect(journal.events == ["start air", "stop air", "dispose air", "gone"])
    }

    @Test
    func endedChild_isNotKeptByItsParent() async throws {
        let bar = try await ComponentFactory.of(BarComponent.self).open(journal)
        for number in 0..<20 {
            weak var ran: Tray?
            try await bar.root.tables.run(TableNumber(value: number)) { table in ran = table.tray }
            var handle: ComponentHandle<BarTable>? = try await bar.root.tables.open(TableNumber(value: number))
            weak let opened = handle?.root.tray
            #expect(opened != nil)
            #expect(await handle?.close() == nil)
            handle = nil
            #expect(ran == nil)
            #expect(opened == nil)
        }
        #expect(await bar.close() == nil)
    }

    /// A child's shared instance has a provider of the parent's, so that the records of both could keep one another.
    @Test
    func parentAndOpenChild_areReleased_whenBothHandlesAre() async throws {
        let jarWithLid = LocalBindings { binder in
            binder.bind(Air.self).sharedInScope(.eager).onStop { _ in }.to { Air(journal: journal) }
            binder.bind(Lid.self).qualified("shared").to(factory: Lid.init)
            binder.install(dependency: LidComponent.self)
        }
        var jar: ComponentHandle<Lid>? = try await jarWithLid.factory(of: Lid.self).open()
        var lid: ComponentHandle<Seal>? = try await jar?.root.lids.open()
        #expect(lid?.root.air.get().journal === journal)
        jar = nil
        lid = nil
        await journal.wait(for: "gone")
        #expect(journal.events.last == "gone")
    }

    @Test
    func hookLeftBehind_doesNotKeepTheComponent() async throws {
        let release = Journal()
        // Of another instance than the one that tells when it is released.
        let sticky = try LocalBindings { binder in
            binder.bind(Air.self).sharedInScope(.eager).to { Air(journal: journal) }
            binder.bind(Int.self).qualified("shared").sharedInScope().onStop { _ in await release.wait(for: "let go") }
                .to { 1 }
        }.factory(of: Int.self)
        await #expect(throws: StopError.self) { try await sticky.run(stopTimeout: .milliseconds(1)) { _ in } }
        #expect(journal.events == ["gone"])
        release.log("let go")
    }
}

/// An object that logs when it is released.
private final class Air: Sendable {
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
    }

    deinit {
        journal.log("gone")
    }
}

private struct Lid: Sendable {
    let lids: ComponentFactory<LidComponent>
}

private struct Seal: Sendable {
    let air: Provider<Air>
}

private struct LidComponent: SharedRootComponent {
    typealias Root = Seal

    static func configure(binder: Binder<PerTable>) {
        binder.bind(Seal.self).qualified("shared").sharedInScope().onStop { _ in }.to(factory: Seal.init)
    }
}
