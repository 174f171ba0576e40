// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// The time for which components, their parents and their children are kept.
struct LifecycleOwnershipTests {
    private let journal: Journal = Journal()

    @Test
    func run_keepsTheComponent_untilItsBodyEnds() async throws {
        let factory = try ComponentFactory.of(Jar.self)
        try await factory.run(journal) { _ in
            await Task.yield()
            #expect(journal.events == ["start"])
        }
        #expect(journal.events == ["start", "stop", "dispose", "gone"])
    }

    @Test
    func handle_keepsTheComponent() async throws {
        var jar: ComponentHandle<Int>? = try await ComponentFactory.of(Jar.self).open(journal)
        #expect(jar?.root == 1)
        #expect(journal.events == ["start"])
        #expect(await jar?.close() == nil)
        jar = nil
        #expect(journal.events == ["start", "stop", "dispose", "gone"])
    }

    @Test
    func handle_thatGoesUnclosed_leavesNothing() async throws {
        _ = try await ComponentFactory.of(Jar.self).open(journal)
        await journal.wait(for: "gone")
        #expect(journal.events == ["start", "stop", "dispose", "gone"])
    }

    @Test
    func endedChild_isNotKeptByItsParent() async throws {
        let bar = try await ComponentFactory.of(BarComponent.self).open(journal)
        let trays = Trays()
        for number in 0..<20 {
            try await bar.root.tables.run(TableNumber(value: number)) { table in trays.add(table.tray) }
            var handle: ComponentHandle<BarTable>? = try await bar.root.tables.open(TableNumber(value: number))
            if let handle { trays.add(handle.root.tray) }
            #expect(await handle?.close() == nil)
            handle = nil
        }
        #expect(trays.count == 40)
        #expect(trays.living == 0)
        #expect(await bar.close() == nil)
    }

    /// A child's shared instance has a provider of the parent's, so that the records of both could keep one another.
    @Test
    func parentAndOpenChild_areReleased_whenBothHandlesAre() async throws {
        var jar: ComponentHandle<Lid>? = try await ComponentFactory.of(JarWithLid.self).open(journal)
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
        let factory = try Sticky.factory(release)
        await #expect(throws: StopError.self) {
            try await factory.run(journal, stopTimeout: .milliseconds(1)) { _ in }
        }
        #expect(journal.events == ["gone"])
        release.log("let go")
    }

    /// Instances that are not kept.
    private final class Trays: Sendable {
        private struct Reference: @unchecked Sendable { weak var tray: Tray? }

        private let all: OneTime<[Reference]> = OneTime([])

        func add(_ tray: Tray) { all.change { $0.append(Reference(tray: tray)) } }

        var count: Int { all.value?.count ?? 0 }
        var living: Int { all.value?.count { $0.tray != nil } ?? 0 }
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

/// A component whose root does not keep it.
private struct Jar: RootComponent {
    typealias Seed = Journal

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Air.self).sharedInScope()
            .onStart { $0.journal.log("start") }
            .onStop { $0.journal.log("stop") }
            .onDispose { $0.journal.log("dispose") }
            .to(factory: Air.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: Air) in 1 }
    }
}

private struct Lid: Sendable {
    let lids: ComponentFactory<LidComponent>
}

private final class Seal: Sendable {
    let air: Provider<Air>

    init(air: Provider<Air>) {
        self.air = air
    }
}

private struct PerLid: Scope {}

private struct LidComponent: SharedRootComponent {
    typealias Root = Seal

    static func configure(binder: Binder<PerLid>) {
        binder.bind(Seal.self).qualified("shared").sharedInScope().onStop { _ in }.to(factory: Seal.init)
    }
}

private struct JarWithLid: RootComponent {
    typealias Seed = Journal

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Air.self).sharedInScope(.eager).onStop { _ in }.to(factory: Air.init)
        binder.install(dependency: LidComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Lid>) -> BindingReceipt<Lid> {
        bind.to(factory: Lid.init)
    }
}

/// A component with a hook that hangs, of another instance than the one that tells when it is released.
private struct Sticky: RootComponent {
    typealias Seed = Journal

    @TaskLocal static var release: Journal = Journal()

    static func factory(_ release: Journal) throws -> ComponentFactory<Sticky> {
        try $release.withValue(release) { try ComponentFactory.of(Sticky.self) }
    }

    private final class Syrup: Sendable {}

    static func configure(binder: Binder<Singleton>) {
        let release = release
        binder.bind(Air.self).sharedInScope(.eager).to(factory: Air.init)
        binder.bind(Syrup.self).sharedInScope(.eager).onStop { _ in await release.wait(for: "let go") }
            .to(factory: Syrup.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { 1 }
    }
}
