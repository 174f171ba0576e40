// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// The bindings with errors and warnings: those at the first place of a diagnostic's trace.
struct DiagnosticMarks {
    private var severities: [Place: Diagnostic.Severity] = [:]

    /// Collects the places. Complexity: linear.
    init(_ graph: BindingGraph) {
        for diagnostic in graph.diagnostics where diagnostic.severity != .note {
            guard let place = diagnostic.place, severities[place] != .error else { continue }
            severities[place] = diagnostic.severity
        }
    }

    /// The highest severity of the diagnostics about a binding, or nil.
    func severity(of binding: BindingGraph.Binding) -> Diagnostic.Severity? {
        binding.place.flatMap { severities[$0] }
    }
}
