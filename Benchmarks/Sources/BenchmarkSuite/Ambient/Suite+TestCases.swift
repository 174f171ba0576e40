// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import DIAmbient
import DIDiagnostics

extension Suite {
    /// The benchmarks of test cases: what their trait does beside their own function.
    static var testCases: [Benchmark] {
        [case300, override300]
    }

    private static var case300: Benchmark {
        Benchmark("case300", "an injector of a test's plan of 300 with an override; beside it plan and check 300") {
            let plan = try plan()
            return Trial(
                subject: { runs in
                    unfailing { try waiting { for _ in 0..<runs { try await run(plan) } } }
                },
                baseline: { for _ in 0..<$0 { unfailing { try ThreeHundredComponent.validate() } } },
                check: { try waiting { try await run(plan) } })
        }
    }

    private static var override300: Benchmark {
        Benchmark("override300", "the same with the plan of a test; beside it plan and check 300") {
            Trial(
                subject: { runs in
                    unfailing { try waiting { for _ in 0..<runs { try await run(plan()) } } }
                },
                baseline: { for _ in 0..<$0 { unfailing { try ThreeHundredComponent.validate() } } },
                check: { try waiting { try await run(plan()) } })
        }
    }

    /// As the trait of a test does it: the graph is planned once, as the factory of its root component.
    private static func plan() throws(GraphError) -> ComponentFactory<ThreeHundredComponent> {
        try .of(ThreeHundredComponent.self, overriding: [FakeMiddleModule.self], context: .test)
    }

    private static func run(_ plan: ComponentFactory<ThreeHundredComponent>) async throws {
        let injector = Injector(plan)
        guard injector.run({ inject(MiddleNode.self).needs.isEmpty }) else {
            throw BenchmarkError("the override replaced nothing")
        }
    }
}

/// A binding in the middle of the graph.
private enum FakeMiddleModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(MiddleNode.self).to { MiddleNode([]) }
    }
}
