// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Foundation
import Testing

/// Instances of the main actor: their hooks run there, and they are released there, whichever thread lets go of them.
@MainActor
struct LifecycleMainActorTests {
    private let journal: Journal = Journal()
    private let endOfDial: [String] = [
        "dispose lamp on main", "dispose dial on main", "dispose boiler", "gone dial on main",
    ]

    @Test
    func hooks_runOnTheMainActor() async throws {
        try await ComponentFactory.of(Window.self).run(journal) { panel in panel.dial.get().log("use") }
        #expect(
            journal.events == [
                "start boiler", "start dial on main", "start lamp on main", "use dial on main",
                "stop lamp on main", "stop dial on main",
            ] + endOfDial)
    }

    @Test
    func handle_closesOnTheMainActor_andReleasesThere() async throws {
        var panel: ComponentHandle<Panel>? = try await ComponentFactory.of(Window.self).open(journal)
        #expect(await panel?.close() == nil)
        #expect(journal.events(from: 3) == ["stop lamp on main", "stop dial on main"] + endOfDial.dropLast())
        panel = nil
        #expect(journal.events(from: 3) == ["stop lamp on main", "stop dial on main"] + endOfDial)
    }

    @Test
    func handle_thatIsReleasedElsewhere_closesOnTheMainActor() async throws {
        let holder = OneTime(try await ComponentFactory.of(Window.self).open(journal))
        await onAnotherThread { holder.clear() }
        await journal.wait(for: "gone dial on main")
        #expect(journal.events(from: 3) == ["stop lamp on main", "stop dial on main"] + endOfDial)
    }

    @Test
    func frame_thatDiesOnTheMainThread_disposesAndReleasesAtOnce() throws {
        var panel: Panel? = try ComponentFactory.of(Window.self).build(journal)
        #expect(panel != nil)
        panel = nil
        #expect(journal.events == endOfDial)
    }

    @Test
    func frame_thatDiesElsewhere_isDisposedOfAndReleasedOnTheMainActor() async throws {
        let holder = OneTime(try ComponentFactory.of(Window.self).build(journal))
        await onAnotherThread { holder.clear() }
        await journal.wait(for: "gone dial on main")
        #expect(journal.events == endOfDial)
    }

    @Test
    func instanceWithoutHooks_isReleasedOnTheMainActor() async throws {
        let holder = OneTime(try ComponentFactory.of(PlainWindow.self).build(journal))
        await onAnotherThread { holder.clear() }
        await journal.wait(for: "gone dial on main")
        #expect(journal.events == ["gone dial on main"])
    }

    @Test
    func hookOfASendableInstance_runsOnTheMainActor_whereverItsFrameDies() async throws {
        let holder = OneTime(try ComponentFactory.of(SendableWindow.self).build(journal))
        await onAnotherThread { holder.clear() }
        await journal.wait(for: "dispose boiler")
        #expect(journal.events == ["dispose lamp on main", "dispose boiler"])
    }

    private nonisolated func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                #expect(!Thread.isMainThread)
                body()
                continuation.resume()
            }
        }
    }
}

private func place() -> String { Thread.isMainThread ? "on main" : "elsewhere" }

/// An object that only the main actor may touch, and that cannot say so in its type.
private final class Dial {
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
    }

    func log(_ verb: String) { journal.log("\(verb) dial \(place())") }

    deinit {
        log("gone")
    }
}

/// A Sendable object of the main actor.
@MainActor
private final class Lamp {
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
    }

    func log(_ verb: String) { journal.log("\(verb) lamp \(place())") }
}

/// A root that keeps its component, and can be released anywhere.
private struct Panel: Sendable {
    let dial: MainActorProvider<Dial>
}

/// A boiler, a dial that needs it, and a lamp that needs the dial; the dial is not Sendable.
private struct Window: RootComponent {
    typealias Root = Panel
    typealias Seed = Journal
    typealias Scope = Singleton
    typealias Construction = OnMainActor

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Boiler.self).sharedInScope()
            .onStart { $0.log("start") }.onDispose { $0.log("dispose") }
            .to(factory: Boiler.init)
        let binder = binder.onMainActor
        binder.bind(Dial.self).sharedInScope()
            .onStart { $0.log("start") }.onStop { $0.log("stop") }.onDispose { $0.log("dispose") }
            .to { (boiler: Boiler) in Dial(journal: boiler.journal) }
        binder.bind(Lamp.self).sharedInScope(.eager)
            .onStart { $0.log("start") }.onStop { $0.log("stop") }.onDispose { $0.log("dispose") }
            .to { (dial: Dial) in Lamp(journal: dial.journal) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Panel>) -> BindingReceipt<Panel> {
        bind.to(factory: Panel.init)
    }
}

/// A dial without hooks.
private struct PlainWindow: RootComponent {
    typealias Root = Panel
    typealias Seed = Journal
    typealias Scope = Singleton
    typealias Construction = OnMainActor

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Dial.self).onMainActor().sharedInScope(.eager).to(factory: Dial.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Panel>) -> BindingReceipt<Panel> {
        bind.to(factory: Panel.init)
    }
}

private struct Switch: Sendable {
    let boiler: Provider<Boiler>
}

/// All instances are Sendable; a hook of one of them belongs to the main actor.
private struct SendableWindow: RootComponent {
    typealias Root = Switch
    typealias Seed = Journal
    typealias Scope = Singleton
    typealias Construction = OnMainActor

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Boiler.self).sharedInScope().onDispose { $0.log("dispose") }.to(factory: Boiler.init)
        binder.bind(Lamp.self).onMainActor().sharedInScope(.eager).onDispose { $0.log("dispose") }
            .to { (boiler: Boiler) in Lamp(journal: boiler.journal) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Switch>) -> BindingReceipt<Switch> {
        bind.to(factory: Switch.init)
    }
}
