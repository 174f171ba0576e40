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
    final class Pump: Sendable {
        let heater: Heater
        init(heater: Heater) { self.heater = heater }
    }
    struct Cup: Sendable { let size: Int }
    final class Maker: Sendable {
        let pump: Pump
        let cups: [Cup]
        let later: Provider<Cup>
        init(pump: Pump, cups: [Cup], later: Provider<Cup>) { (self.pump, self.cups, self.later) = (pump, cups, later) }
    }

    struct Shop: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
            binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)
            binder.decorate(Pump.self).to { pump in pump }
            binder.bind(Int.self).to(value: 3)
            binder.bind(Cup.self).to { (size: Int) in Cup(size: size) }
            binder.bind(Cup.self).intoCollection().to { Cup(size: 1) }
        }

        static func configureRoot(binder bind: ReceiptBinder<Maker>) -> BindingReceipt<Maker> {
            bind.to(factory: Maker.init)
        }
    }

    @Test func making_isObservedOnceForEachInstance_withWhatItNeedsWithin() throws {
        let log = Log()
        let factory = try ComponentFactory.of(Shop.self, GraphOptions(observers: [log]))
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
        struct Server: RootComponent {
            typealias Construction = Asynchronous

            static func configure(binder: Binder<Singleton>) {
                binder.bind(Heater.self).sharedInScope().onStart { _ in }.onStop { _ in }.throwing { () throws in
                    Heater()
                }
                binder.bind(Pump.self).sharedInScope().onStop { _ in throw Broken() }.asynchronousOnMainActor {
                    @MainActor (heater: Heater) async throws in
                    await Task.yield()
                    return Pump(heater: heater)
                }
                binder.bind(Cup.self).sharedInScope().asynchronous { (pump: Pump) async throws in
                    await Task.yield()
                    return Cup(size: 2)
                }
            }

            static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                bind.to { (cup: Cup) in "served" }
            }
        }
        let log = Log()
        let factory = try ComponentFactory.of(Server.self, GraphOptions(observers: [log]))
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
        struct Worker: RootComponent {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Heater.self).sharedInScope().running { _ in try await Task.sleep(for: .seconds(3600)) }
                    .to(factory: Heater.init)
            }

            static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                bind.to { (heater: Heater) in "warm" }
            }
        }
        let log = Log()
        let factory = try ComponentFactory.of(Worker.self, GraphOptions(observers: [log]))
        try await factory.run { log.note($0) }
        #expect(log.all.filter { $0.contains("running") } == ["running Heater running", "stopped Heater running"])
    }

    @Test func factoryThatThrows_isNotMade() throws {
        struct Failing: RootComponent {
            typealias Construction = Throwing

            static func configure(binder: Binder<Singleton>) {
                binder.bind(Heater.self).sharedInScope().throwing { () throws -> Heater in throw Broken() }
            }

            static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                bind.to { (heater: Heater) in "" }
            }
        }
        let log = Log()
        let factory = try ComponentFactory.of(Failing.self, GraphOptions(observers: [log]))
        #expect(throws: ConstructionError.self) { try factory.build() }
        #expect(log.all == ["planned", "> Heater"])
    }
}
