// SPDX-License-Identifier: Apache-2.0

import DICore

/// A rule of your own over the whole graph.
///
/// It runs after the built-in rules, also when these have found errors, and sees what they see. An error that it reports
/// makes the graph invalid like any other; a warning or a note is raised and silenced by `severities`, and by
/// `allowing` at the binding whose place it shows first. Plugins run in the order in which they are given, on the thread
/// that plans the graph, and do not see what the others report. `GraphIndex` of `DIGraphTools` has the lookups that most need.
///
/// ```swift
/// struct NoOrphans: GraphPlugin {
///     func check(_ graph: BindingGraph, report: inout DiagnosticReport) {
///         let index = GraphIndex(graph)
///         for binding in graph.bindings
///         where index.uses(of: binding.id).isEmpty && index.componentRooted(in: binding.id) == nil {
///             report.warning("Shop/NoOrphans", on: binding, "nothing needs \(binding.quotedKey)", fixes: ["remove it"])
///         }
///     }
/// }
/// ```
public protocol GraphPlugin: Sendable {
    /// Looks at the graph and reports what is wrong with it.
    func check(_ graph: BindingGraph, report: inout DiagnosticReport)
}
