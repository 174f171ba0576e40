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
///             report.add("Shop/NoOrphans", .warning, on: binding, "nothing needs \(binding.quotedKey)", fixes: ["remove it"])
///         }
///     }
/// }
/// ```
public protocol GraphPlugin: Sendable {
    /// Checks the graph, and reports problems.
    func check(_ graph: BindingGraph, report: inout Diagnostic.Report)
}

extension Diagnostic {
    /// The diagnostics that plugins report.
    public struct Report: Sendable {
        /// The diagnostics in the order in which they were reported; the graph sorts them by place, id and subject.
        public private(set) var diagnostics: [Diagnostic] = []

        /// Creates an empty report, such as for a plugin's own test.
        public init() {}

        /// Reports a diagnostic. Equal diagnostics are shown once; an empty message becomes `(no message)`.
        public mutating func add(_ diagnostic: Diagnostic) {
            diagnostics.append(diagnostic)
            if diagnostic.message.allSatisfy(\.isWhitespace) {
                diagnostics[diagnostics.count - 1].message = "(no message)"
            }
        }

        /// Reports a diagnostic about a binding in the form of the built-in rules, with the place of the binding first.
        ///
        /// An error makes the graph invalid; `severities` can raise or silence a warning or a note.
        ///
        /// ```swift
        /// report.add("Shop/NoOrphans", .error, on: binding, "nothing needs '\(binding.key)'", fixes: ["remove it"])
        /// ```
        ///
        /// - Parameters:
        ///   - id: The kind of the diagnostic; the family before the slash is yours, such as `Shop/NoOrphans`.
        ///   - severity: The severity.
        ///   - binding: The binding; its key is the subject, and its place is first in the trace.
        ///   - message: The problem, in one line that names the subject.
        ///   - trace: The lines after the binding's own, such as `BindingGraph.Index.step(.neededBy, other)`.
        ///   - notes: Further information.
        ///   - fixes: Ways to fix the problem, each on its own.
        public mutating func add(
            _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, on binding: BindingGraph.Binding, _ message: String,
            trace: [Diagnostic.Step] = [], notes: [String] = [], fixes: [String] = []
        ) {
            add(
                Diagnostic(
                    id: id, severity: severity, subject: binding.key, message: message,
                    trace: [binding.boundStep] + trace, notes: notes, fixes: fixes))
        }
    }
}

extension BindingGraph.Binding {
    /// The line of a trace that shows where the binding is written.
    fileprivate var boundStep: Diagnostic.Step {
        var remark = module.map { "in module '\($0)'" } ?? ""
        switch kind {
        case "seed": remark = "a seed"
        case "collection": remark = "put together"
        default: break
        }
        let relation: Diagnostic.Step.Relation = kind == "contribution" ? .contributed : .bound
        return Diagnostic.Step(relation, name: "", place: place, remark: remark)
    }
}
