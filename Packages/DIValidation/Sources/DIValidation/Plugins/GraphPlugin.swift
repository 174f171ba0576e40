// SPDX-License-Identifier: Apache-2.0

import DICore

/// A rule of your own over the whole graph.
///
/// It runs after the built-in rules, also when these have found errors, and sees what they see. An error that it reports
/// makes the graph invalid like any other. It is called on the thread that plans the graph.
///
/// ```swift
/// struct NoOrphans: GraphPlugin {
///     func check(_ graph: BindingGraph, report: inout DiagnosticReport) {
///         report.add(Diagnostic(id: .init(rawValue: "Shop/NoOrphans"), severity: .warning, subject: "…"))
///     }
/// }
/// ```
public protocol GraphPlugin: Sendable {
    /// Looks at the graph and reports what is wrong with it.
    func check(_ graph: BindingGraph, report: inout DiagnosticReport)
}
