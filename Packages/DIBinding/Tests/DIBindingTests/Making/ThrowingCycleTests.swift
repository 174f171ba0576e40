// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Foundation
import Synchronization
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
        let errors = await withCheckedContinuation { continuation in
            let both = Both(continuation)
            Thread.detachNewThread { both.add { _ = try machine.boiler.get() } }
            Thread.detachNewThread { both.add { _ = try machine.pump.get() } }
        }
        let texts = errors.map { "\($0)" }
        #expect(texts.count == 2 && texts.first == texts.last)
        let path = (errors.first as? ConstructionError)?.path.map(\.name) ?? []
        #expect(path.count == 3 && path.first == path.last && Set(path).count == 2)
        #expect(texts.first?.contains("by 2 threads that wait for each other") == true)
    }

    /// The errors of two threads.
    private final class Both: Sendable {
        private let errors: Mutex<[any Error]> = Mutex([])
        private let continuation: CheckedContinuation<[any Error], Never>

        init(_ continuation: CheckedContinuation<[any Error], Never>) {
            self.continuation = continuation
        }

        func add(_ body: () throws -> Void) {
            var failure: any Error = CancellationError()
            do { try body() } catch { failure = error }
            let all = errors.withLock { [failure] errors in
                errors.append(failure)
                return errors
            }
            if all.count == 2 { continuation.resume(returning: all) }
        }
    }
}
