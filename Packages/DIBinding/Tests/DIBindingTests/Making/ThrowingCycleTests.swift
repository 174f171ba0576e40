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

    /// Lets two threads into their factories before either goes on.
    final class Doors: Sendable {
        private let boiler = DispatchSemaphore(value: 0)
        private let pump = DispatchSemaphore(value: 0)

        func enterBoiler() {
            boiler.signal()
            pump.wait()
        }

        func enterPump() {
            pump.signal()
            boiler.wait()
        }
    }

    struct Machine: Sendable {
        let boiler: ThrowingProvider<Boiler>
        let pump: ThrowingProvider<Pump>
    }

    struct Plant: RootComponent {
        typealias Seed = Doors?

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Boiler.self).sharedInScope().throwing(
                file: "Shop/Plant.swift", line: 1,
                { (doors: Doors?, pump: ThrowingProvider<Pump>) throws in
                    doors?.enterBoiler()
                    _ = try pump.get()
                    return Boiler()
                })
            binder.bind(Pump.self).sharedInScope().throwing(
                file: "Shop/Plant.swift", line: 2,
                { (doors: Doors?, boiler: ThrowingProvider<Boiler>) throws in
                    doors?.enterPump()
                    _ = try boiler.get()
                    return Pump()
                })
        }

        static func configureRoot(binder bind: ReceiptBinder<Machine>) -> BindingReceipt<Machine> {
            bind.to(factory: Machine.init)
        }
    }

    /// Regression: the process ended, although the request could throw.
    @Test func requestForItself_throwsTheClosedPath() throws {
        let machine = try ComponentFactory.of(Plant.self).build(nil)
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
        let machine = try ComponentFactory.of(Plant.self).build(Doors())
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
    private final class Both: @unchecked Sendable {
        private let lock = NSLock()
        private var errors: [any Error] = []
        private let continuation: CheckedContinuation<[any Error], Never>

        init(_ continuation: CheckedContinuation<[any Error], Never>) {
            self.continuation = continuation
        }

        func add(_ body: () throws -> Void) {
            var failure: any Error = CancellationError()
            do { try body() } catch { failure = error }
            lock.lock()
            errors.append(failure)
            let all = errors
            lock.unlock()
            if all.count == 2 { continuation.resume(returning: all) }
        }
    }
}
