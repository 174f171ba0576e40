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
        "dispose lamp", "dispose dial", "dispose boiler", "gone dial",
    ]

    @Test
    func hooks_runOnTheMainActor() async throws {
        try await window().run { panel in panel.dial.get().log("use") }
        await handOver()
        #expect(
            journal.events == [
                "start boiler", "start dial", "start lamp", "use dial",
                "stop lamp", "end returned dial", "stop dial",
            ] + endOfDial)
    }

    @Test
    func handle_closesOnTheMainActor_andReleasesThere() async throws {
        var panel: ComponentHandle<Panel>? = try await window().open()
        #expect(await panel?.close() == nil)
        #expect(journal.events(from: 3) == ["stop lamp", "end returned dial", "stop dial"] + endOfDial.dropLast())
        panel = nil
        await handOver()
        #expect(journal.events(from: 3) == ["stop lamp", "end returned dial", "stop dial"] + endOfDial)
    }

    @Test
    func handle_thatIsReleasedElsewhere_closesOnTheMainActor() async throws {
        let holder = OneTime(try await window().open())
        await onAnotherThread { holder.clear() }
        await journal.wait(for: "gone dial")
        #expect(journal.events(from: 3) == ["stop lamp", "end cancelled dial", "stop dial"] + endOfDial)
    }

    @Test
    func frame_thatDiesOnTheMainThread_disposesAndReleasesAtOnce() async throws {
        var panel: Panel? = try window().build()
        #expect(panel != nil)
        panel = nil
        await handOver()
        #expect(journal.events == endOfDial)
    }

    @Test
    func instanceWithoutHooks_isReleasedOnTheMainActor() async throws {
        let plain = LocalBindings { [journal] binder in
            binder.bind(Dial.self).sharedOnMainActor(.eager).onMainActor { Dial(journal: journal) }
            binder.bind(Panel.self).qualified("shared").to(factory: Panel.init)
        }
        let holder = OneTime(try plain.factory(of: Panel.self, OnMainActor.self).build())
        await onAnotherThread { holder.clear() }
        await journal.wait(for: "gone dial")
        #expect(journal.events == ["gone dial"])
    }

    /// All instances are Sendable; a hook of one of them belongs to the main actor.
    @Test
    func hookOfASendableInstance_runsOnTheMainActor_whereverItsFrameDies() async throws {
        let sendable = LocalBindings { [journal] binder in
            binder.bind(Boiler.self).sharedInScope().onDispose { $0.log("dispose") }.to { Boiler(journal: journal) }
            binder.bind(Lamp.self).sharedOnMainActor(.eager).onDispose { $0.log("dispose") }
                .onMainActor { (boiler: Boiler) in Lamp(journal: boiler.journal) }
            binder.bind([Provider<Boiler>].self).qualified("shared").to { (boiler: Provider<Boiler>) in [boiler] }
        }
        let holder = OneTime(try sendable.factory(of: [Provider<Boiler>].self, OnMainActor.self).build())
        await onAnotherThread { holder.clear() }
        await journal.wait(for: "dispose boiler")
        #expect(journal.events == ["dispose lamp", "dispose boiler"])
    }

    /// A boiler, a dial that needs it, and a lamp that needs the dial; the dial is not Sendable.
    private func window() throws -> ComponentFactory<Local<Panel, Void, OnMainActor>> {
        try LocalBindings { [journal] binder in
            binder.bind(Boiler.self).sharedInScope()
                .onStart { $0.log("start") }.onDispose { $0.log("dispose") }
                .to { Boiler(journal: journal) }
            binder.bind(Dial.self).sharedOnMainActor()
                .onStart { $0.log("start") }.onEnd { dial, outcome in dial.log("end \(outcome.text)") }
                .onStop { $0.log("stop") }.onDispose { $0.log("dispose") }
                .onMainActor { (boiler: Boiler) in Dial(journal: boiler.journal) }
            binder.bind(Lamp.self).sharedOnMainActor(.eager)
                .onStart { $0.log("start") }.onStop { $0.log("stop") }.onDispose { $0.log("dispose") }
                .onMainActor { (dial: Dial) in Lamp(journal: dial.journal) }
            binder.bind(Panel.self).qualified("shared").to(factory: Panel.init)
        }.factory(of: Panel.self, OnMainActor.self)
    }

    /// Waits for the end of the dial unless this is the main thread, where frames end at once. Tests on Linux have their main
    /// actor elsewhere.
    private func handOver() async {
        if !isMainThread { await journal.wait(for: "gone dial") }
    }

    private nonisolated var isMainThread: Bool { Thread.isMainThread }

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

/// An object that only the main actor may touch, and that cannot say so in its type.
private final class Dial {
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
    }

    /// Ends the process elsewhere than on the main actor.
    func log(_ verb: String) {
        MainActor.preconditionIsolated()
        journal.log("\(verb) dial")
    }

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

    func log(_ verb: String) {
        MainActor.preconditionIsolated()
        journal.log("\(verb) lamp")
    }
}

/// A root that keeps its component, and can be released anywhere.
private struct Panel: Sendable {
    let dial: MainActorProvider<Dial>
}
