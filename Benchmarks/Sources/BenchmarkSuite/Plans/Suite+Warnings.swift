// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import DIDiagnostics

extension Suite {
    /// `plan10000` with the rules of all warnings and notes, which are otherwise deferred until the report is read.
    static var warnings: [Benchmark] {
        [
            makeWarned("plan10000_with_warnings", SoundComponent.self, "nothing to warn of", expecting: [:]),
            makeWarned(
                "plan10000_that_warns", DoubtfulComponent.self, "three findings for each binding",
                expecting: DoubtfulComponent.warnings),
        ]
    }

    /// With severities that could make each of them an error, so that all must be known at once.
    private static let severities: [Diagnostic.ID: Diagnostic.Severity?] = [
        .unusedBinding: .error, .unusedModule: .error, .retainCycle: .error, .weakValue: .error,
        .shadowedBinding: .error, .deferredCycle: .error, .needlessConstruction: .error,
    ]

    private static func makeWarned<Component: RootComponent>(
        _ name: String, _: Component.Type, _ what: String, expecting expected: [String: Int]
    ) -> Benchmark {
        Benchmark(
            name, "plan, validate and look for all warnings, warm; \(what); beside it: the errors alone", isApart: true
        ) {
            Trial(
                subject: { for _ in 0..<$0 { validate(Component.self, severities) } },
                baseline: { for _ in 0..<$0 { validate(Component.self, [:]) } },
                check: {
                    var found: [String: Int] = [:]
                    for diagnostic in Component.graph.diagnostics { found[diagnostic.id.rawValue, default: 0] += 1 }
                    guard found == expected else {
                        throw BenchmarkError("expected \(expected.sorted(by: <)), found \(found.sorted(by: <))")
                    }
                }
            )
        }
    }

    /// Validates a component. A thrown error goes to the sink unread, because its texts are made lazily.
    @inline(never)
    private static func validate<Component: RootComponent>(
        _: Component.Type, _ severities: [Diagnostic.ID: Diagnostic.Severity?]
    ) {
        do {
            try Component.validate(severities: severities)
        } catch {
            consume(Raised(error: error))
        }
    }
}

/// An error as an object, for the sink.
private final class Raised {
    let error: GraphError

    init(error: GraphError) {
        self.error = error
    }
}
