// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A rule of your own over the whole graph.
///
/// A plugin runs after the built-in rules, even if they found errors, and sees the same graph. Its errors make the graph
/// invalid like any other. Its warnings and notes are subject to `severities`, and to `allowing` at the binding whose
/// place is first in the trace. Plugins run in the order in which they are given, on the thread that plans the graph, and
/// don't see each other's reports. `BindingGraph.Index` of `DIGraphTools` has the lookups that most plugins need.
///
/// ```swift
/// struct NoOrphans: GraphPlugin {
///     func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
///         let index = BindingGraph.Index(graph)
///         for binding in graph.bindings
///         where index.uses(of: binding.id).isEmpty && index.componentRooted(in: binding.id) == nil {
///             report.warning("Shop/NoOrphans", on: binding, "nothing needs \(binding.quotedKey)", fixes: ["remove it"])
///         }
///     }
/// }
/// ```
public protocol GraphPlugin: Sendable {
    /// Checks the graph, and reports problems.
    func check(_ graph: BindingGraph, report: inout Diagnostic.Report)
}
