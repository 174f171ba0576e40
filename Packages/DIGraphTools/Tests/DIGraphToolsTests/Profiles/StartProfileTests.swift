// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Synchronization
import Testing

@testable import DIGraphTools

@Suite struct StartProfileTests {
    final class Heater: Sendable {}
    final class Pump: Sendable {}
    final class Store: Sendable {}
    struct Shop: Sendable {}

    /// A clock that a test moves, and a thread that it names.
    final class Hands: Sendable {
        let time: Mutex<Int> = Mutex(0)
        let thread: Mutex<UInt> = Mutex(7)
        func wait(_ milliseconds: Int) { time.withLock { $0 += milliseconds } }

        @TaskLocal static var current: Hands = Hands()
    }

    struct Program: RootComponent {
        typealias Root = Shop
        typealias Scope = Singleton
        typealias Construction = Throwing

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Store.self).sharedInScope().throwing(file: "Shop/Store.swift", line: 3) { () throws in
                Hands.current.wait(40)
                return Store()
            }
            binder.bind(Heater.self).sharedInScope().to { (store: Store) in
                Hands.current.wait(5)
                return Heater()
            }
            binder.bind(Pump.self).to { (heater: Heater) in
                Hands.current.wait(2)
                return Pump()
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to { (pump: Pump, heater: Heater) in
                Hands.current.wait(1)
                return Shop()
            }
        }
    }

    private static func profiled() throws -> StartProfile {
        let hands = Hands()
        return try Hands.$current.withValue(hands) {
            let profile = StartProfile(
                clock: { .milliseconds(hands.time.withLock { $0 }) }, thread: { hands.thread.withLock { $0 } })
            _ = try ComponentFactory.of(Program.self, GraphOptions(observers: [profile])).build()
            return profile
        }
    }

    // Regression: with two profiles, one hid the rows of the other, and everything was asked by the build.
    @Test func profiles_besideEachOther_eachKnowWhatAsked() throws {
        let profiles = [StartProfile(), StartProfile()]
        _ = try ComponentFactory.of(Program.self, GraphOptions(observers: profiles)).build()
        let askers = profiles.map { profile in profile.rows.map { $0.askedBy.map { profile.rows[$0].binding.key } } }
        #expect(askers[0] == askers[1])
        #expect(askers[0].contains("StartProfileTests.Shop"))
    }

    @Test func report_beginsWithTheCriticalPath() throws {
        let report = try Self.profiled().report
        #expect(
            report == """
                4 instances in 48.000 ms on 1 thread

                critical path
                   began  itself  with needs  thread  instance                  asked by                waited for
                  40.000   1.000      48.000       1  StartProfileTests.Shop    build                   StartProfileTests.Pump
                  40.000   2.000      47.000       1  StartProfileTests.Pump    StartProfileTests.Shop  StartProfileTests.Heater
                  40.000   5.000      45.000       1  StartProfileTests.Heater  StartProfileTests.Pump  StartProfileTests.Store
                   0.000  40.000      40.000       1  StartProfileTests.Store   build

                all, by their own time
                   began  itself  with needs  thread  instance                  asked by                waited for
                   0.000  40.000      40.000       1  StartProfileTests.Store   build
                  40.000   5.000      45.000       1  StartProfileTests.Heater  StartProfileTests.Pump  StartProfileTests.Store
                  40.000   2.000      47.000       1  StartProfileTests.Pump    StartProfileTests.Shop  StartProfileTests.Heater
                  40.000   1.000      48.000       1  StartProfileTests.Shop    build                   StartProfileTests.Pump

                """)
    }

    @Test func traceEvents_areOneForEachInstance() throws {
        let text = try Self.profiled().traceEvents
        let lines = text.split(separator: "\n")
        #expect(lines.first == #"{"displayTimeUnit": "ms", "traceEvents": ["#)
        #expect(lines.count == 6 && lines.last == "]}")
        #expect(
            lines[1].hasPrefix(
                #"{"name": "StartProfileTests.Store", "cat": "factory", "ph": "X", "ts": 0, "dur": 40000, "pid": 1, "tid": 1, "#
            ), "\(lines[1])")
        #expect(lines[1].contains(#""place": "Shop/Store.swift:3", "askedBy": null"#))
    }

    @Test func concurrentStart_namesWhatEachInstanceWaitedFor() async throws {
        enum Server: RootComponent, Listed {
            typealias Root = Shop
            typealias Construction = Asynchronous

            static var bindings: Bindings {
                asynchronous.single { () async throws in
                    try await Task.sleep(for: .milliseconds(30))
                    return Store()
                }
                asynchronous.single { () async throws in Heater() }
                asynchronous.single { (store: Store, heater: Heater) async throws in Pump() }
                factory { (pump: Pump) in Shop() }
            }
        }
        let profile = StartProfile()
        _ = try await ComponentFactory.of(Server.self, GraphOptions(observers: [profile])).build()
        let analysis = StartProfile.Analysis(profile.rows, profile.graphs)
        let path = analysis.criticalPath.map { analysis.rows[$0].binding.key }
        #expect(path == ["StartProfileTests.Shop", "StartProfileTests.Pump", "StartProfileTests.Store"])
        #expect(analysis.withNeeds(analysis.criticalPath[0]) >= .milliseconds(30))
        #expect(analysis.own(analysis.criticalPath[0]) < .milliseconds(30))
    }

    private static func row(_ id: Int, _ key: String, in asker: Int?, _ begin: Int, _ end: Int) -> StartProfile.Row {
        let binding = BindingInfo(
            id: "Shop:\(key)", component: "Shop", key: key, kind: "factory", sharing: .unshared, module: nil,
            place: nil)
        return StartProfile.Row(
            id: id, binding: binding, askedBy: asker, begin: .milliseconds(begin), end: .milliseconds(end), thread: 1)
    }

    /// Parts that were made at the same time were subtracted one after the other, which left nothing.
    @Test func ownTime_countsPartsThatOverlapOnce() {
        let rows = [
            Self.row(0, "Shop", in: nil, 0, 100), Self.row(1, "Store", in: 0, 10, 60),
            Self.row(2, "Pump", in: 0, 20, 90),
        ]
        let analysis = StartProfile.Analysis(rows, [])
        #expect(rows.indices.map(analysis.own) == [.milliseconds(20), .milliseconds(50), .milliseconds(70)])
    }

    /// Each row searched all rows, and all that it needs, again: 40,000 instances, each within the one before, took an hour.
    @Test func longChain_isAnalysedInOnePass() {
        let count = 40_000
        let rows = (0..<count).map { id in
            Self.row(id, "Cup \(id % 2)", in: id == 0 ? nil : id - 1, id, 2 * count - id)
        }
        let time = cpuSeconds {
            let analysis = StartProfile.Analysis(rows, [])
            #expect(analysis.criticalPath == Array(0..<count))
            #expect(analysis.withNeeds(0) == .milliseconds(2 * count))
            #expect(rows.indices.allSatisfy { analysis.own($0) == .milliseconds(2) })
        }
        #expect(time < 60)
    }

    @Test func nothingMade_isSaid() {
        #expect(StartProfile().report == "nothing was made\n")
    }
}
