// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import HandWritten

extension Suite {
    /// The benchmarks of providers, assisted factories and component factories.
    static var handles: [Benchmark] {
        [provider, assisted, subcomponent, subcomponentPlain]
    }

    private static var provider: Benchmark {
        Benchmark("provider", "a class whose leaf comes out of an injected provider; by hand: out of a closure") {
            let provider = try makeObjectsRoot().provider
            let makeLeaf: @Sendable () -> Leaf = { Leaf() }
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(makeWithProvider(makeLeaf)) } },
                check: { try expectSame(made: 2, shared: 0, { provider.get() }, { makeWithProvider(makeLeaf) }) }
            )
        }
    }

    private static var assisted: Benchmark {
        Benchmark("assisted", "a number from the caller and a shared object from the graph") {
            let factory = try makeObjectsRoot().assisted
            let shared = Holder<Shared>()
            return Trial(
                subject: { for number in 0..<$0 { consume(factory.build(number)) } },
                baseline: { for number in 0..<$0 { consume(makeNumbered(number, shared)) } },
                check: {
                    try expectSame(made: 1, shared: 1, { factory.build(7) }, { makeNumbered(7, shared) })
                    guard factory.build(7).number == 7 else { throw BenchmarkError("the number was lost") }
                }
            )
        }
    }

    private static var subcomponent: Benchmark {
        session("subcomponent", "three holders in a class", byHand: makeSession)
    }

    private static var subcomponentPlain: Benchmark {
        session("subcomponent_plain", "the four objects, without locks", byHand: makePlainSession)
    }

    private static func session(
        _ name: String, _ summary: String, byHand makeSession: @escaping (SessionSeed, Holder<Shared>) -> Session
    ) -> Benchmark {
        Benchmark(name, "build with a seed, resolve three shared, release; by hand: \(summary)") {
            let factory = try makeObjectsRoot().session
            let shared = Holder<Shared>()
            return Trial(
                subject: { for user in 0..<$0 { consume(factory.build(SessionSeed(user: user))) } },
                baseline: { for user in 0..<$0 { consume(makeSession(SessionSeed(user: user), shared)) } },
                check: {
                    let seed = SessionSeed(user: 7)
                    try expectSame(made: 4, shared: 1, { factory.build(seed) }, { makeSession(seed, shared) })
                    guard factory.build(seed).profile.user == 7 else { throw BenchmarkError("the seed was lost") }
                }
            )
        }
    }
}
