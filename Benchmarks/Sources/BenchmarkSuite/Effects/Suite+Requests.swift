// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import HandWritten

extension Suite {
    /// The benchmarks of requests that carry effects.
    static var requests: [Benchmark] {
        [mainHit, throwingHit, asyncHit, asyncOverHit]
    }

    private static var mainHit: Benchmark {
        Benchmark("main_hit", "a shared hit through a main-actor provider; beside it through a plain one") {
            let root = try ComponentFactory.of(RequestsComponent.self).build()
            return Trial(
                subject: { runs in onMainActor { for _ in 0..<runs { consume(root.main.get()) } } },
                baseline: { runs in onMainActor { for _ in 0..<runs { consume(root.plain.get()) } } },
                check: { try expectIdentical(onMainActor { root.main.get() }, root.plain.get()) })
        }
    }

    private static var throwingHit: Benchmark {
        Benchmark("throwing_hit", "a filled slot through a throwing provider; beside it a shared hit") {
            let root = try ComponentFactory.of(RequestsComponent.self).build()
            return Trial(
                subject: { runs in unfailing { for _ in 0..<runs { consume(try root.throwing.get()) } } },
                baseline: { for _ in 0..<$0 { consume(root.plain.get()) } },
                check: { try expectIdentical(try root.throwing.get(), try root.throwing.get()) })
        }
    }

    private static var asyncHit: Benchmark {
        Benchmark("async_hit", "a filled slot through an async provider, in an actor; beside it a shared hit there") {
            let root = try ComponentFactory.of(RequestsComponent.self).build()
            let meter = Meter()
            return Trial(
                subject: { runs in meter.measure { try await $0.request(root.awaited, runs) } },
                baseline: { runs in meter.measure { await $0.request(root.plain, runs) } },
                check: {
                    let (one, other) = try waiting { (try await root.awaited.get(), try await root.awaited.get()) }
                    try expectIdentical(one, other)
                })
        }
    }

    private static var asyncOverHit: Benchmark {
        Benchmark("async_over_hit", "a new object over an awaited one, by an async provider; by hand: over the holder")
        {
            let root = try ComponentFactory.of(RequestsComponent.self).build()
            let (meter, holder) = (Meter(), Holder<AwaitedObject>())
            return Trial(
                subject: { runs in meter.measure { try await $0.request(root.user, runs) } },
                baseline: { runs in meter.measure { await $0.make(over: holder, runs) } },
                check: {
                    let (one, other) = try waiting { (try await root.user.get(), try await root.user.get()) }
                    try expectIdentical(one.object, other.object)
                    guard one !== other else { throw BenchmarkError("a new object was expected") }
                })
        }
    }

    static func expectIdentical(_ one: AnyObject, _ other: AnyObject) throws {
        guard one === other else { throw BenchmarkError("one shared object was expected") }
    }

    static func unfailing(_ body: () throws -> Void) {
        // Proof: the check has shown that nothing fails.
        do { try body() } catch { fatalError("\(error)") }
    }
}

/// An actor that requests, so that a suspension or a change of executors shows.
private actor Meter {
    func request(_ provider: AsyncProvider<AwaitedObject>, _ runs: Int) async throws {
        for _ in 0..<runs { consume(try await provider.get()) }
    }

    func request(_ provider: AsyncProvider<AwaitedUser>, _ runs: Int) async throws {
        for _ in 0..<runs { consume(try await provider.get()) }
    }

    func request(_ provider: Provider<Shared>, _ runs: Int) async {
        for _ in 0..<runs { consume(provider.get()) }
    }

    func make(over holder: Holder<AwaitedObject>, _ runs: Int) async {
        for _ in 0..<runs { consume(AwaitedUser(object: holder.get { AwaitedObject() })) }
    }

    /// Waits on this thread for what the actor does on another.
    nonisolated func measure(_ body: @escaping @Sendable (Meter) async throws -> Void) {
        // Proof: the check has shown that nothing fails.
        do { try Suite.waiting { try await body(self) } } catch { fatalError("\(error)") }
    }
}
