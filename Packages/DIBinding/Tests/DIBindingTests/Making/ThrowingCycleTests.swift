// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Foundation
import Testing

/// Bindings that throw and request themselves by providers which are ready for that throw the closed path.
@Suite struct ThrowingCycleTests {
    final class Boiler: Sendable {}
    final class Pump: Sendable {}

    struct Machine: Sendable {
        let boiler: ThrowingProvider<Boiler>
        let pump: ThrowingProvider<Pump>
    }

    /// A boiler and a pump that request each other when a thread may enter.
    private func machine(_ enter: @escaping @Sendable (_ name: String) -> Void = { _ in }) throws -> Machine {
        let plant = LocalBindings { binder in
            binder.bind(Boiler.self).sharedInScope().throwing(
                file: "Shop/Plant.swift", line: 1,
                { (pump: ThrowingProvider<Pump>) throws in
                    enter("boiler")
                    _ = try pump.get()
                    return Boiler()
                })
            binder.bind(Pump.self).sharedInScope().throwing(
                file: "Shop/Plant.swift", line: 2,
                { (boiler: ThrowingProvider<Boiler>) throws in
                    enter("pump")
                    _ = try boiler.get()
                    return Pump()
                })
            binder.bind(Machine.self).to(factory: Machine.init)
        }
        return try serve(Machine.self, from: plant).dish
    }

    /// Regression: the process ended, although the request could throw.
    @Test func requestForItself_throwsTheClosedPath() throws {
        let machine = try machine()
        for _ in 0..<2 {
            let error = #expect(throws: ConstructionError.self) { _ = try machine.boiler.get() }
            #expect(
                error?.description == """
                    error: [DI/DependencyCycle] 'ThrowingCycleTests.Boiler' was requested again while it was being made
                      'ThrowingCycleTests.Boiler'         Shop/Plant.swift:1
                      needs 'ThrowingCycleTests.Pump'     Shop/Plant.swift:2
                      needs 'ThrowingCycleTests.Boiler'   Shop/Plant.swift:1
                    fix: keep the AsyncProvider or ThrowingProvider, and use it only after construction
                    docs: swift package di explain DependencyCycle
                    """)
        }
    }

    @Test func requestsOfTwoThreadsForEachOther_throwTheSame() async throws {
        // Both threads enter their factories before either goes on.
        let doors = ["boiler": DispatchSemaphore(value: 0), "pump": DispatchSemaphore(value: 0)]
        let machine = try machine { name in
            doors[name]?.signal()
            doors[name == "boiler" ? "pump" : "boiler"]?.wait()
        }
        async let one = failure { _ = try machine.boiler.get() }
        async let other = failure { _ = try machine.pump.get() }
        let errors = await [one, other].compactMap(\.self)
        let texts = errors.map { "\($0)" }
        #expect(texts.count == 2 && texts.first == texts.last)
        let path = (errors.first as? ConstructionError)?.path.map(\.name) ?? []
        #expect(path.count == 3 && path.first == path.last && Set(path).count == 2)
        #expect(texts.first?.contains("by 2 threads that wait for each other") == true)
    }

    /// Runs a function on a thread of its own, and returns its error.
    private func failure(_ body: @escaping @Sendable () throws -> Void) async -> (any Error)? {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let result = Result { try body() }
                if case .failure(let error) = result {
                    continuation.resume(returning: error)
                } else {
                    continuation.resume(returning: nil)
                }
            }
        }
    }
}
