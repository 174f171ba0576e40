// SPDX-License-Identifier: Apache-2.0

import BenchmarkHarness
import DI
import DIDiagnostics

extension Suite {
    /// The benchmarks of modules as values, beside the same bindings of a binder.
    static var modules: [Benchmark] {
        [
            makePlan("declared1000", "record, plan and validate a thousand bindings as a value") {
                () throws(GraphError) in
                try DeclaredPlan.makeBindings().validate()
            },
            makePlan("declared1000_again", "plan and validate a thousand bindings that were recorded before") {
                () throws(GraphError) in
                try recorded.validate()
            },
        ]
    }

    private static let recorded = DeclaredPlan.makeBindings()

    private static func makePlan(
        _ name: String, _ summary: String, _ plan: @escaping @Sendable () throws(GraphError) -> Void
    ) -> Benchmark {
        Benchmark(name, "\(summary); beside it plan1000") {
            Trial(
                subject: { for _ in 0..<$0 { attempt(plan) } },
                baseline: {
                    for _ in 0..<$0 {
                        attempt { () throws(GraphError) in try PlanComponent<Thousand, NoTraits>.validate() }
                    }
                },
                check: {
                    try plan()
                    try PlanComponent<Thousand, NoTraits>.validate()
                })
        }
    }

    /// Plans. A thrown error goes to the sink unread, because its texts are made lazily.
    @inline(never)
    private static func attempt(_ plan: () throws(GraphError) -> Void) {
        do { try plan() } catch { consume(Thrown(error: error)) }
    }
}
