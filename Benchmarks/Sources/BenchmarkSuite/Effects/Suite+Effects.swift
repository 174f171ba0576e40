// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import Dispatch
import HandWritten
import Synchronization

extension Suite {
    static var effects: [Benchmark] {
        [
            mainChain10, mainScreen, awaitedHit, asyncBuild100,
            makeAsyncChain("async_chain200", AwaitedChain200.self),
            makeAsyncChain("async_chain2000", AwaitedChain2000.self),
        ]
    }

    private static var mainChain10: Benchmark {
        Benchmark("main_chain10", "chain10 on the main actor; beside it the same graph plain") {
            try onMainActor {
                let main = try ComponentFactory.of(MainActorComponent.self).build()
                let plain = try ComponentFactory.of(PlainComponent.self).build()
                return Trial(
                    subject: { runs in onMainActor { for _ in 0..<runs { consume(main.chain10.get()) } } },
                    baseline: { runs in onMainActor { for _ in 0..<runs { consume(plain.chain10.get()) } } },
                    check: {
                        try expectSame(
                            made: 10, shared: 1, { onMainActor { main.chain10.get() } }, { plain.chain10.get() })
                    })
            }
        }
    }

    private static var mainScreen: Benchmark {
        Benchmark("main_screen", "the build of a component on the main actor; beside it the same component plain") {
            try onMainActor {
                let main = try ComponentFactory.of(MainActorComponent.self).build()
                let plain = try ComponentFactory.of(PlainComponent.self).build()
                return Trial(
                    subject: { runs in onMainActor { for _ in 0..<runs { consume(main.screen.build()) } } },
                    baseline: { runs in onMainActor { for _ in 0..<runs { consume(plain.screen.build()) } } },
                    check: {
                        try expectSame(
                            made: 10, shared: 1, { onMainActor { main.screen.build() } }, { plain.screen.build() })
                    })
            }
        }
    }

    private static var awaitedHit: Benchmark {
        Benchmark("awaited_hit", "a hit of a slot that an async build has filled; beside it a shared hit") {
            let awaited = try waiting { try await ComponentFactory.of(AwaitedComponent.self).build() }.shared
            let shared = try makeObjectsRoot().shared
            return Trial(
                subject: { for _ in 0..<$0 { consume(awaited.get()) } },
                baseline: { for _ in 0..<$0 { consume(shared.get()) } },
                check: { try expectSame(made: 0, shared: 1, { awaited.get() }, { shared.get() }) })
        }
    }

    private static var asyncBuild100: Benchmark {
        Benchmark("async_build100", "an async build of 100 objects in ten levels; by hand: a task group for each level")
        {
            let factory = try ComponentFactory.of(StairsComponent.self)
            return Trial(
                rounds: 30,
                subject: { measureWaiting { consume(try await factory.build().objects.count) } },
                baseline: { measureWaiting { consume(try await StairsComponent.makeByHand().count) } },
                check: {
                    let ours = try waiting { try await factory.build().objects.map { "\(type(of: $0))" } }
                    let byHand = try waiting { try await StairsComponent.makeByHand().map { "\(type(of: $0))" } }
                    guard ours == byHand else { throw BenchmarkError("the sides differ: \(ours), \(byHand)") }
                })
        }
    }

    private static func makeAsyncChain<Length, Last>(
        _ name: String, _ chain: AwaitedChain<Length, Last>.Type
    ) -> Benchmark {
        Benchmark(name, "an async build of a chain of \(Length.count) objects that await; by hand: a loop") {
            let factory = try ComponentFactory.of(chain)
            return Trial(
                subject: { runs in
                    unfailing { try waiting { for _ in 0..<runs { consume(try await factory.build().last) } } }
                },
                baseline: { runs in
                    unfailing { try waiting { for _ in 0..<runs { consume(await chain.makeByHand()) } } }
                },
                check: {
                    let ours = try waiting { countLinks(of: try await factory.build().last) }
                    let byHand = try waiting { countLinks(of: await chain.makeByHand()) }
                    guard ours == Length.count, byHand == Length.count else {
                        throw BenchmarkError("expected \(Length.count) links, found \(ours) and \(byHand)")
                    }
                })
        }
    }

    private static func countLinks(of last: any PlanObject) -> Int {
        sequence(first: last as any Inspectable, next: \.parts.first).reduce(0) { count, _ in count + 1 }
    }

    /// Runs on the main actor, to which the main thread belongs that measures.
    static func onMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        // Proof of unsafeBitCast: isolation to a global actor isn't part of a synchronous function's convention.
        try withoutActuallyEscaping(body) { body in
            try unsafeBitCast(body, to: (() throws -> Result).self)()
        }
    }

    /// Waits on this thread for what a task does on others.
    static func waiting<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) throws -> Value {
        let (done, outcome, waiting) = (DispatchSemaphore(value: 0), Outcome<Value>(), AllocationCounter.thread)
        Task.detached {
            AllocationCounter.join(waiting)
            let result: Result<Value, any Error>
            do { result = .success(try await body()) } catch { result = .failure(error) }
            outcome.value.withLock { $0 = result }
            done.signal()
        }
        done.wait()
        guard let result = outcome.value.withLock({ $0 }) else { throw BenchmarkError("a task came to no end") }
        return try result.get()
    }

    private static func measureWaiting(_ body: @escaping @Sendable () async throws -> Void) -> Duration {
        ContinuousClock().measure {
            // Proof: the factories of both sides only sleep, and nobody cancels their tasks.
            do { try waiting(body) } catch { fatalError("\(error)") }
        }
    }
}

/// The outcome of a task.
private final class Outcome<Value: Sendable>: Sendable {
    let value: Mutex<Result<Value, any Error>?> = Mutex(nil)
}
