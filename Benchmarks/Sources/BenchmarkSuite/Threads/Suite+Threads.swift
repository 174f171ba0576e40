// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import HandWritten

extension Suite {
    static var threads: [Benchmark] {
        [singletonOfTwoThreads, complexOfTwoThreads, complexOfTwoComponents, unrelatedWhileSlow]
    }

    private static var singletonOfTwoThreads: Benchmark {
        Benchmark("singleton_2threads", "a hit from two threads on one component; time over the hits of both") {
            let provider = try makeObjectsRoot().shared
            let shared = Holder<Shared>()
            let pair = ThreadPair()
            return Trial(
                leastRuns: 200_000,
                subject: { runs in
                    pair.run { for _ in 0..<share(of: runs, $0) { consume(provider.get()) } }
                },
                baseline: { runs in
                    pair.run { for _ in 0..<share(of: runs, $0) { consume(getShared(shared)) } }
                },
                check: { try expectSame(made: 0, shared: 1, { provider.get() }, { getShared(shared) }) }
            )
        }
    }

    private static var complexOfTwoThreads: Benchmark {
        Benchmark("complex_2threads", "complex from two threads on one component; time over the results of both") {
            let provider = try makeObjectsRoot().complex
            let shared = Holder<Shared>()
            let pair = ThreadPair()
            return Trial(
                leastRuns: 20_000,
                subject: { runs in
                    pair.run { for _ in 0..<share(of: runs, $0) { consume(provider.get()) } }
                },
                baseline: { runs in
                    pair.run { for _ in 0..<share(of: runs, $0) { consume(makeComplex(shared)) } }
                },
                check: { try expectSame(made: 9, shared: 1, { provider.get() }, { makeComplex(shared) }) }
            )
        }
    }

    private static var complexOfTwoComponents: Benchmark {
        Benchmark("complex_2components", "complex from two threads, each with a component of its own") {
            let factory = try ComponentFactory.of(ObjectsComponent.self)
            let first = factory.build().complex
            let second = factory.build().complex
            let firstShared = Holder<Shared>()
            let secondShared = Holder<Shared>()
            let pair = ThreadPair()
            return Trial(
                leastRuns: 20_000,
                subject: { runs in
                    pair.run {
                        let provider = $0 == 0 ? first : second
                        for _ in 0..<share(of: runs, $0) { consume(provider.get()) }
                    }
                },
                baseline: { runs in
                    pair.run {
                        let shared = $0 == 0 ? firstShared : secondShared
                        for _ in 0..<share(of: runs, $0) { consume(makeComplex(shared)) }
                    }
                },
                check: {
                    try expectSame(made: 9, shared: 1, { first.get() }, { makeComplex(firstShared) })
                    guard first.get().shared !== second.get().shared else {
                        throw BenchmarkError("two components share an object")
                    }
                }
            )
        }
    }

    /// Returns the number of runs of a thread.
    private static func share(of runs: Int, _ thread: Int) -> Int {
        thread == 0 ? runs - runs / 2 : runs / 2
    }
}
