// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import DIDiagnostics
import HandWritten

extension Suite {
    /// Work on whole graphs. Nobody does that by hand, so the baseline is the hand-written `chain10`.
    static var plans: [Benchmark] {
        [
            makePlan("plan100", PlanComponent<Hundred, NoTraits>.self),
            makePlan("plan1000", PlanComponent<Thousand, NoTraits>.self),
            makePlan("plan10000", PlanComponent<TenThousand, NoTraits>.self, isApart: true),
            makePlan("plan100000", PlanComponent<HundredThousand, NoTraits>.self, isApart: true),
            makePlan(
                "plan1000_with_overrides", PlanComponent<Thousand, NoTraits>.self, overriding: [PlanOverrides.self]),
            makePlan("plan1000_with_conditions", PlanComponent<Thousand, ManyConditions>.self),
            makePlan("plan1000_whole", WholePlanComponent<Thousand, NoTraits>.self),
            makePlan("plan1000_with_effects", WholePlanComponent<Thousand, ManyEffects>.self),
            makeFaultyPlan("plan1000_with_errors", PlanComponent<Thousand, ManyFaults>.self, bindings: 1_000),
            makeFaultyPlan(
                "plan10000_with_errors", PlanComponent<TenThousand, ManyFaults>.self, bindings: 10_000, isApart: true),
            makePlan("ladder9", LadderComponent<NineLevels>.self),
            makePlan("ladder12", LadderComponent<TwelveLevels>.self),
            diagnostics1000,
            cold1000,
            singletonInTenThousand,
        ]
    }

    private static func makePlan<Component: RootComponent>(
        _ name: String, _: Component.Type, overriding modules: [any Module.Type] = [], isApart: Bool = false
    ) -> Benchmark {
        Benchmark(name, "plan and validate, warm; by hand: chain10", isApart: isApart) {
            let shared = Holder<Shared>()
            return Trial(
                subject: { for _ in 0..<$0 { validate(Component.self, overriding: modules) } },
                baseline: { for _ in 0..<$0 { consume(makeChain10(shared)) } },
                result: { (try? ComponentFactory.of(Component.self, overriding: modules)).map(Kept.init) },
                check: { try Component.validate(overriding: modules) }
            )
        }
    }

    /// Validates a component. A thrown error goes to the sink unread, because its texts are made lazily.
    @inline(never)
    private static func validate<Component: RootComponent>(
        _: Component.Type, overriding modules: [any Module.Type] = []
    ) {
        do {
            try Component.validate(overriding: modules)
        } catch {
            consume(Thrown(error: error))
        }
    }

    private static var diagnostics1000: Benchmark {
        Benchmark("diagnostics1000", "plan1000_with_errors and all texts of what is thrown; by hand: chain10") {
            let shared = Holder<Shared>()
            return Trial(
                subject: { for _ in 0..<$0 { readDiagnostics(of: PlanComponent<Thousand, ManyFaults>.self) } },
                baseline: { for _ in 0..<$0 { consume(makeChain10(shared)) } },
                check: { try expectFaults(of: PlanComponent<Thousand, ManyFaults>.self, bindings: 1_000) }
            )
        }
    }

    @inline(never)
    private static func readDiagnostics<Component: RootComponent>(of _: Component.Type) {
        do {
            try Component.validate()
        } catch {
            consume(Texts(error.diagnostics.map(\.description)))
        }
    }

    private static func makeFaultyPlan<Component: RootComponent>(
        _ name: String, _: Component.Type, bindings: Int, isApart: Bool = false
    ) -> Benchmark {
        Benchmark(
            name, "plan and validate, warm; every tenth need unbound, every fifteenth bound twice", isApart: isApart
        ) {
            let shared = Holder<Shared>()
            return Trial(
                subject: { for _ in 0..<$0 { validate(Component.self) } },
                baseline: { for _ in 0..<$0 { consume(makeChain10(shared)) } },
                check: { try expectFaults(of: Component.self, bindings: bindings) }
            )
        }
    }

    /// Counts the diagnostics: a missing binding for each need left open, a duplicate for each binding made twice.
    private static func expectFaults<Component: RootComponent>(of _: Component.Type, bindings: Int) throws {
        let unbound = (2..<bindings).map { number in
            (0..<4).filter { ManyFaults.isUnbound(need: $0, of: number) }.count
        }
        var expected = ["DI/MissingBinding": unbound.reduce(0, +)]
        expected["DI/DuplicateBinding"] = (0..<bindings).filter(ManyFaults.isBoundTwice).count
        var found: [String: Int] = [:]
        do {
            try Component.validate()
        } catch {
            for diagnostic in error.diagnostics where diagnostic.severity == .error {
                found[diagnostic.id.rawValue, default: 0] += 1
            }
        }
        guard found == expected else {
            throw BenchmarkError("expected \(expected.sorted(by: <)) diagnostics, found \(found.sorted(by: <))")
        }
    }

    private static var cold1000: Benchmark {
        Benchmark("cold1000", "plan and link 1,000 bindings, build, first resolve; by hand: chain10") {
            let shared = Holder<Shared>()
            return Trial(
                subject: { for _ in 0..<$0 { resolveFirst() } },
                baseline: { for _ in 0..<$0 { consume(makeChain10(shared)) } },
                result: { (try? ComponentFactory.of(PlanComponent<Thousand, NoTraits>.self).build()).map(Kept.init) },
                check: {
                    let root = try ComponentFactory.of(PlanComponent<Thousand, NoTraits>.self).build()
                    let census = Census(root.first.get(), root.first.get())
                    guard census.made == 8, census.shared == 8 else {
                        throw BenchmarkError("expected 8 made and 8 shared objects: \(census)")
                    }
                }
            )
        }
    }

    /// A check has shown that the graph is valid; what would be thrown here goes to the sink.
    @inline(never)
    private static func resolveFirst() {
        do {
            consume(try ComponentFactory.of(PlanComponent<Thousand, NoTraits>.self).build().first.get())
        } catch {
            consume(Thrown(error: error))
        }
    }

    private static var singletonInTenThousand: Benchmark {
        Benchmark("singleton_in_10000", "a hit in a graph of 10,000 bindings; by hand: a hit of the holder") {
            let provider = try ComponentFactory.of(PlanComponent<TenThousand, NoTraits>.self).build().shared
            let shared = Holder<Shared>()
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(getShared(shared)) } },
                check: { try expectSame(made: 0, shared: 1, { provider.get() }, { getShared(shared) }) }
            )
        }
    }
}

/// A planned or a linked graph as an object, to count its memory.
private final class Kept {
    let graph: Any

    init(_ graph: Any) {
        self.graph = graph
    }
}

/// An error as an object, for the sink.
final class Thrown {
    let error: GraphError

    init(error: GraphError) {
        self.error = error
    }
}

/// Texts as an object, for the sink.
private final class Texts {
    let texts: [String]

    init(_ texts: [String]) {
        self.texts = texts
    }
}
