// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Synchronization
import Testing

/// Observers of what graphs make.
@Suite struct GraphObserverTests {
    final class Log: GraphObserver {
        private let name: String
        let lines: Mutex<[String]> = Mutex([])

        init(_ name: String = "") { self.name = name }

        func note(_ line: String) { lines.withLock { $0.append(name + line) } }

        var all: [String] { lines.withLock { $0 } }

        func making<R>(_ binding: BindingInfo, _ make: () throws -> R) rethrows -> R {
            note("> \(Self.short(binding))")
            let made = try make()
            note("< \(Self.short(binding))")
            return made
        }

        func making<R>(
            _ binding: BindingInfo, isolation: isolated (any Actor)?, _ make: () async throws -> R
        ) async rethrows -> R {
            note("~> \(Self.short(binding))")
            let made = try await make()
            note("~< \(Self.short(binding))")
            return made
        }

        func observed(_ event: GraphEvent) {
            note(
                event.binding.map { "\(event.kind) \(Self.short($0))" + (event.hook.map { " \($0)" } ?? "") }
                    ?? "\(event.kind)")
        }

        static func short(_ binding: BindingInfo) -> String {
            binding.key.replacing("GraphObserverTests.", with: "")
        }
    }

    final class Heater: Sendable {}
    struct Pump: Sendable { let heater: Heater }
    struct Cup: Sendable { let size: Int }
    struct Maker: Sendable {
        let pump: Pump
        let cups: [Cup]
        let later: Provider<Cup>
    }

    @Test func making_isObservedOnceForEachInstance_withWhatItNeedsWithin() throws {
        let log = Log()
        let factory = try LocalBindings { binder in
            binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
            binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)
            binder.decorate(Pump.self).to { pump in pump }
            binder.bind(Int.self).to(value: 3)
            binder.bind(Cup.self).to { (size: Int) in Cup(size: size) }
            binder.bind(Cup.self).intoCollection().to { Cup(size: 1) }
        }.factory(of: Maker.self, options: GraphOptions(observers: [log]), root: { $0.to(factory: Maker.init) })
        let maker = factory.build()
        #expect(
            log.all == [
                "planned", "> Maker", "> Pump", "> Pump", "> Heater", "< Heater", "< Pump", "< Pump", "> [Cup]",
                "< [Cup]",
                "< Maker", "built Maker",
            ])
        log.lines.withLock { $0 = [] }
        #expect(maker.later.get().size == 3)
        #expect(log.all == ["> Cup", "< Cup"])
    }

    struct Broken: Error {}

    @Test func hooksAndEffects_areObserved() async throws {
        let log = Log()
        let factory = try LocalBindings { binder in
            binder.bind(Heater.self).sharedInScope().onStart { _ in }.onStop { _ in }
                .throwing { () throws in Heater() }
            binder.bind(Pump.self).sharedInScope().onStop { _ in throw Broken() }.asynchronousOnMainActor {
                @MainActor (heater: Heater) async throws in
                await Task.yield()
                return Pump(heater: heater)
            }
            binder.bind(Cup.self).sharedInScope().asynchronous { (pump: Pump) async throws in
                await Task.yield()
                return Cup(size: 2)
            }
        }.factory(
            of: String.self, Asynchronous.self, options: GraphOptions(observers: [log]),
            root: { $0.to { (cup: Cup) in "served" } })
        await #expect(throws: (any Error).self) { try await factory.run { served in log.note(served) } }
        #expect(
            log.all == [
                "planned", "> Heater", "< Heater", "~> Pump", "~< Pump", "~> Cup", "~< Cup", "> String", "< String",
                "built String", "started Heater onStart", "served", "stopping Pump onStop", "failed Pump onStop",
                "stopping Heater onStop", "stopped Heater onStop",
            ])
    }

    /// Regression: a function that was cancelled by the stop had begun, and didn't end.
    @Test func running_endsWhenTheStopCancelsIt() async throws {
        let log = Log()
        let factory = try LocalBindings { binder in
            binder.bind(Heater.self).sharedInScope()
                .running { _ in try await Task.sleep(for: .seconds(3600)) }
                .to(factory: Heater.init)
        }.factory(
            of: String.self, options: GraphOptions(observers: [log]), root: { $0.to { (heater: Heater) in "warm" } })
        try await factory.run { log.note($0) }
        #expect(log.all.filter { $0.contains("running") } == ["running Heater running", "stopped Heater running"])
    }

    @Test func factoryThatThrows_isNotMade() throws {
        let log = Log()
        let factory = try LocalBindings { binder in
            binder.bind(Heater.self).sharedInScope().throwing { () throws -> Heater in throw Broken() }
        }.factory(
            of: String.self, Throwing.self, options: GraphOptions(observers: [log]),
            root: { $0.to { (heater: Heater) in "" } })
        #expect(throws: ConstructionError.self) { try factory.build() }
        #expect(log.all == ["planned", "> Heater"])
    }
}
