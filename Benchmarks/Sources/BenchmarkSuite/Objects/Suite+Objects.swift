// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import HandWritten

extension Suite {
    static var objects: [Benchmark] {
        [singleton, transient, combined, complex, chain10, chain100, wide20, tagged, existential]
    }

    static func makeObjectsRoot() throws -> ObjectsRoot {
        try ComponentFactory.of(ObjectsComponent.self).build()
    }

    private static var singleton: Benchmark {
        Benchmark("singleton", "a hit of a shared object; by hand: a hit of the holder") {
            let provider = try makeObjectsRoot().shared
            let shared = Holder<Shared>()
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(getShared(shared)) } },
                check: { try expectSame(made: 0, shared: 1, { provider.get() }, { getShared(shared) }) }
            )
        }
    }

    private static var transient: Benchmark {
        Benchmark("transient", "a new leaf") {
            let provider = try makeObjectsRoot().leaf
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(makeLeaf()) } },
                check: { try expectSame(made: 1, shared: 0, { provider.get() }, { makeLeaf() }) }
            )
        }
    }

    private static var combined: Benchmark {
        Benchmark("combined", "a class that takes a shared object and a new leaf") {
            let provider = try makeObjectsRoot().combined
            let shared = Holder<Shared>()
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(makeCombined(shared)) } },
                check: { try expectSame(made: 2, shared: 1, { provider.get() }, { makeCombined(shared) }) }
            )
        }
    }

    private static var complex: Benchmark {
        Benchmark("complex", "six parameters, three of them a level deeper") {
            let provider = try makeObjectsRoot().complex
            let shared = Holder<Shared>()
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(makeComplex(shared)) } },
                check: { try expectSame(made: 9, shared: 1, { provider.get() }, { makeComplex(shared) }) }
            )
        }
    }

    private static var chain10: Benchmark {
        Benchmark("chain10", "ten links, each takes the next and one shared object") {
            let provider = try makeObjectsRoot().chain10
            let shared = Holder<Shared>()
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(makeChain10(shared)) } },
                check: { try expectSame(made: 10, shared: 1, { provider.get() }, { makeChain10(shared) }) }
            )
        }
    }

    private static var chain100: Benchmark {
        Benchmark("chain100", "a hundred links, each takes the next and one shared object") {
            let provider = try makeObjectsRoot().chain100
            let shared = Holder<Shared>()
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(makeChain100(shared)) } },
                check: { try expectSame(made: 100, shared: 1, { provider.get() }, { makeChain100(shared) }) }
            )
        }
    }

    private static var wide20: Benchmark {
        Benchmark("wide20", "twenty parameters, each a new leaf of its own class") {
            let provider = try makeObjectsRoot().wide20
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(makeWide20()) } },
                check: { try expectSame(made: 21, shared: 0, { provider.get() }, { makeWide20() }) }
            )
        }
    }

    private static var tagged: Benchmark {
        Benchmark("tagged", "a class that takes a leaf by its tag; by hand: the leaf's initialiser") {
            let provider = try makeObjectsRoot().tagged
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(makeTagged()) } },
                check: { try expectSame(made: 2, shared: 0, { provider.get() }, { makeTagged() }) }
            )
        }
    }

    private static var existential: Benchmark {
        Benchmark("existential", "a class that takes a new object as any P") {
            let provider = try makeObjectsRoot().existential
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(makeExistential()) } },
                check: { try expectSame(made: 2, shared: 0, { provider.get() }, { makeExistential() }) }
            )
        }
    }
}
