// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Foundation
import Testing

/// Rule 13 of effects: a synchronous provider that is followed while the build has yet to fill what it needs ends the
/// process with the path.
@Suite struct EarlyRequestTests {
    final class Boiler: Sendable {}
    final class Pump: Sendable {}
    final class Valve: Sendable {}

    /// A boiler that needs a pump, whose factory follows a provider that leads to the boiler.
    static let plant = LocalBindings { binder in
        binder.bind(Boiler.self).sharedInScope().throwing(
            file: "Shop/Plant.swift", line: 1, { (_: Pump) throws in Boiler() })
        binder.bind(Valve.self).to(file: "Shop/Plant.swift", line: 2, factory: { (_: Boiler) in Valve() })
        binder.bind(Pump.self).sharedInScope().throwing(
            file: "Shop/Plant.swift", line: 3,
            { (valve: Provider<Valve>) throws in
                _ = valve.get()
                return Pump()
            })
        bindRoot(binder)
    }

    private static func bindRoot(_ binder: Binder<Singleton>) {
        binder.bind(Int.self).qualified("shared").to(file: "Shop/Plant.swift", line: 4, factory: { (_: Boiler) in 1 })
    }

    @Test func provider_followedTooEarly_endsWithThePath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            alarm(1)
            _ = try EarlyRequestTests.plant.factory(of: Int.self, Throwing.self).build()
        }
        #expect(
            result.said.contains(
                """

                error: [DI/DependencyCycle] 'EarlyRequestTests.Boiler' was requested again while it was being made
                  'EarlyRequestTests.Boiler'         Shop/Plant.swift:1
                  needs 'EarlyRequestTests.Pump'     Shop/Plant.swift:3
                  needs 'EarlyRequestTests.Valve'    Shop/Plant.swift:2
                  needs 'EarlyRequestTests.Boiler'   Shop/Plant.swift:1
                fix: keep the Provider, Lazy or WeakProvider, and use it only after construction
                """))
    }

    @Test func provider_followedTooEarlyInATask_endsWithThePath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            alarm(1)
            _ = try await EarlyRequestTests.asyncPlant.factory(of: Int.self, Asynchronous.self).build()
        }
        #expect(
            result.said.contains(
                """

                error: [DI/DependencyCycle] 'EarlyRequestTests.Boiler' was requested before it was made
                  'EarlyRequestTests.Pump'           Shop/Plant.swift:3
                  needs 'EarlyRequestTests.Valve'    Shop/Plant.swift:2
                  needs 'EarlyRequestTests.Boiler'   Shop/Plant.swift:1
                fix: keep the Provider, Lazy or WeakProvider, and use it only after construction
                docs: swift package di explain DependencyCycle

                """))
    }

    /// The same, where the pump awaits and another binding is made at the same time.
    static let asyncPlant = LocalBindings { binder in
        binder.bind(Boiler.self).sharedInScope().asynchronous(
            file: "Shop/Plant.swift", line: 1, { (_: Pump, _: Filter) async in Boiler() })
        binder.bind(Valve.self).to(file: "Shop/Plant.swift", line: 2, factory: { (_: Boiler) in Valve() })
        binder.bind(Pump.self).sharedInScope().asynchronous(
            file: "Shop/Plant.swift", line: 3,
            { (valve: Provider<Valve>) in
                await Task.yield()
                _ = valve.get()
                return Pump()
            })
        binder.bind(Filter.self).sharedInScope().asynchronous(
            file: "Shop/Plant.swift", line: 5,
            { () async throws in
                try await Task.sleep(for: .seconds(60))
                return Filter()
            })
        bindRoot(binder)
    }

    final class Filter: Sendable {}

    /// A pump that throws, and asks for a boiler that needs it.
    static let cellar = LocalBindings { binder in
        binder.bind(Boiler.self).sharedInScope().throwing(
            file: "Shop/Plant.swift", line: 1, { (_: Pump) throws in Boiler() })
        binder.bind(Pump.self).sharedInScope().throwing(
            file: "Shop/Plant.swift", line: 3,
            { (boiler: ThrowingProvider<Boiler>) throws in
                _ = try boiler.get()
                return Pump()
            })
        bindRoot(binder)
    }

    @Test func throwingProvider_thatComesBack_throwsThePath() async {
        let error = #expect(throws: ConstructionError.self) {
            _ = try Self.cellar.factory(of: Int.self, Throwing.self).build()
        }
        #expect(error?.description == Self.text(of: ("Boiler", 1), over: ("Pump", 3)))
        let errorOfATask = await #expect(throws: ConstructionError.self) {
            _ = try await Self.cellar.factory(of: Int.self, Asynchronous.self).build()
        }
        #expect(errorOfATask?.description == Self.text(of: ("Pump", 3), over: ("Boiler", 1)))
    }

    private static func text(of first: (name: String, line: Int), over other: (name: String, line: Int)) -> String {
        func padded(_ name: String) -> String {
            "'EarlyRequestTests.\(name)'".padding(toLength: 26, withPad: " ", startingAt: 0)
        }
        return """
            error: [DI/DependencyCycle] 'EarlyRequestTests.\(first.name)' was requested again while it was being made
              \(padded(first.name))         Shop/Plant.swift:\(first.line)
              needs \(padded(other.name))   Shop/Plant.swift:\(other.line)
              needs \(padded(first.name))   Shop/Plant.swift:\(first.line)
            fix: keep the AsyncProvider or ThrowingProvider, and use it only after construction
            docs: swift package di explain DependencyCycle
            """
    }

    /// A pump whose factory follows a provider that is ready to throw, to a valve that needs what awaits.
    @Test func throwingProvider_followedByAFactory_findsWhatAwaitsFilled() async throws {
        let ordered = LocalBindings { binder in
            binder.bind(Pump.self).sharedInScope().throwing { (valve: ThrowingProvider<Valve>) in
                _ = try valve.get()
                return Pump()
            }
            binder.bind(Valve.self).sharedInScope().throwing { (_: Boiler) throws in Valve() }
            binder.bind(Boiler.self).sharedInScope().asynchronous { () async in
                for _ in 0..<10 { await Task.yield() }
                return Boiler()
            }
            binder.bind(Int.self).qualified("shared").to { (_: Pump, _: Boiler) in 1 }
        }
        for _ in 0..<20 { _ = try await ordered.factory(of: Int.self, Asynchronous.self).build() }
    }
}
