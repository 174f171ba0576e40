// SPDX-License-Identifier: Apache-2.0

import DICore

/// Which bindings errors and warnings are about: those of the place where a diagnostic was seen first.
struct DiagnosticMarks {
    private var severities: [Place: Diagnostic.Severity] = [:]

    /// Collects the places. Complexity: linear.
    init(_ graph: BindingGraph) {
        for diagnostic in graph.diagnostics where diagnostic.severity != .note {
            guard let place = diagnostic.place, severities[place] != .error else { continue }
            severities[place] = diagnostic.severity
        }
    }

    /// The graver severity of what is said about a binding, or nil.
    func severity(of binding: BindingGraph.Binding) -> Diagnostic.Severity? {
        binding.place.flatMap { severities[$0] }
    }
}
