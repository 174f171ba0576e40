// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Synchronization
import Testing

/// Injectors and overlays that many threads ask, plan and let go of at once.
@Suite struct InjectorTests {
    static let threads = 8
    static let rounds = 100

    final class Grinder: Sendable {
        let size: Int
        init(size: Int) { self.size = size }
    }
    final class Counter: Sendable {
        let grinder: Grinder
        let pump: Provider<Pump>
        init(grinder: Grinder, pump: Provider<Pump>) { (self.grinder, self.pump) = (grinder, pump) }
    }

    static let shop = Bindings {
        single(Heater.init)
        single(Pump.init)
        single(sharing: .weak) { Grinder(size: 0) }
        single(Counter.init)
    }

    /// Another grinder, so that the counter is made anew, and heater and pump are taken over.
    static let fineGrinding = Bindings { single { Grinder(size: 1) } }

    /// Another heater, so that nothing is taken over but the grinder.
    static let refitting = Bindings { single(Heater.init) }

    static func overlay(_ injector: Injector, _ bindings: Bindings) -> Injector {
        do throws(GraphError) {
            return try Injector(bindings, parent: injector)
        } catch { preconditionFailure("\(error)") }
    }

    /// The first requests of all threads, of which some link a shape and some make an instance.
    @Test func firstRequests_ofManyThreads_getOneInstance() throws {
        for _ in 0..<Self.rounds {
            let injector = try Injector(Self.shop)
            let found = onThreads(Self.threads) { index in
                switch index % 4 {
                case 0: injector.get(Pump.self)
                case 1: injector.get(Provider<Pump>.self).get()
                case 2: injector.get((() -> Pump).self)()
                default: injector.get(Counter.self).pump.get()
                }
            }
            #expect(found.allSatisfy { $0 === found[0] })
        }
    }

    /// An instance that several generations share is made once, whoever asks first.
    @Test func generationsThatAreAskedAtOnce_shareWhatIsTakenOver() throws {
        for _ in 0..<Self.rounds {
            let parent = try Injector(Self.shop)
            let child = Self.overlay(parent, Self.fineGrinding)
            let generations = [parent, child, Self.overlay(child, Self.fineGrinding)]
            let pumps = onThreads(Self.threads) { generations[$0 % 3].get(Pump.self) }
            #expect(pumps.allSatisfy { $0 === pumps[0] })
            let counters = onThreads(Self.threads) { generations[$0 % 3].get(Counter.self) }
            #expect(Set(counters.map(ObjectIdentifier.init)).count == 2)
            #expect(counters.enumerated().allSatisfy { $1.grinder.size == ($0 % 3 == 0 ? 0 : 1) })
        }
    }

    /// Threads that plan overlays of one injector, of one graph whose declarations they share.
    @Test func overlays_arePlannedAtOnce_andAskedAtOnce() throws {
        for _ in 0..<Self.rounds {
            let parent = try Injector(Self.shop)
            let made = onThreads(Self.threads) { index in
                let child = Self.overlay(parent, index % 2 == 0 ? Self.refitting : Self.fineGrinding)
                return (child.get(Pump.self), child.get(Counter.self))
            }
            let pump = parent.get(Pump.self)
            for (index, (own, counter)) in made.enumerated() {
                #expect((own === pump) == (index % 2 == 1))
                #expect(counter.pump.get() === own)
            }
        }
    }

    /// An overlay lives on what it took over, while its parent is let go of.
    @Test func parent_isLetGo_whileItsOverlaysAreAsked() throws {
        for _ in 0..<Self.rounds {
            let parent = Mutex<Injector?>(try Injector(Self.shop))
            let child = try #require(parent.withLock { $0.map { Self.overlay($0, Self.fineGrinding) } })
            let pumps = onThreads(Self.threads) { index -> Pump in
                if index == 0 { parent.withLock { $0 = nil } }
                return child.get(Pump.self)
            }
            #expect(pumps.allSatisfy { $0 === pumps[0] })
        }
    }
}
