// SPDX-License-Identifier: Apache-2.0

import DICore

/// Where a plugin puts what it has found.
public struct DiagnosticReport: Sendable {
    /// What was reported so far, in that order; the graph sorts it by place, id and subject.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Makes an empty report, such as for a plugin's own test.
    public init() {}

    /// Reports one diagnostic. What is equal to another one is shown once; one that says nothing is said to.
    public mutating func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
        if diagnostic.message.allSatisfy(\.isWhitespace) {
            diagnostics[diagnostics.count - 1].message = "(no message)"
        }
    }

    /// Reports something about a binding, in the form of the built-in rules: what is wrong, where it is bound, and more.
    ///
    /// - Parameters:
    ///   - id: What kind of mistake it is; the family before the slash is yours, such as `Shop/NoOrphans`.
    ///   - severity: How grave it is.
    ///   - binding: What it is about; its key is the subject, and its place comes first.
    ///   - message: What is wrong, in one line that names the subject.
    ///   - trace: What follows the binding's own line, such as `GraphIndex.step(.neededBy, other)`.
    ///   - notes: What else is worth knowing.
    ///   - fixes: What can be done, each a way of its own.
    public mutating func add(
        _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, on binding: BindingGraph.Binding, _ message: String,
        trace: [Diagnostic.Step] = [], notes: [String] = [], fixes: [String] = []
    ) {
        add(
            Diagnostic(
                id: id, severity: severity, subject: binding.key, message: message, trace: [binding.boundStep] + trace,
                notes: notes, fixes: fixes))
    }

    /// Reports an error on a binding, which makes the graph invalid.
    ///
    /// ```swift
    /// report.error("Shop/NoOrphans", on: binding, "nothing needs '\(binding.key)'", fixes: ["remove it"])
    /// ```
    public mutating func error(
        _ id: Diagnostic.ID, on binding: BindingGraph.Binding, _ message: String, trace: [Diagnostic.Step] = [],
        notes: [String] = [], fixes: [String] = []
    ) {
        add(id, .error, on: binding, message, trace: trace, notes: notes, fixes: fixes)
    }

    /// Reports a warning on a binding, which `severities` can raise or silence.
    public mutating func warning(
        _ id: Diagnostic.ID, on binding: BindingGraph.Binding, _ message: String, trace: [Diagnostic.Step] = [],
        notes: [String] = [], fixes: [String] = []
    ) {
        add(id, .warning, on: binding, message, trace: trace, notes: notes, fixes: fixes)
    }

    /// Reports a note on a binding.
    public mutating func note(
        _ id: Diagnostic.ID, on binding: BindingGraph.Binding, _ message: String, trace: [Diagnostic.Step] = [],
        notes: [String] = [], fixes: [String] = []
    ) {
        add(id, .note, on: binding, message, trace: trace, notes: notes, fixes: fixes)
    }
}
