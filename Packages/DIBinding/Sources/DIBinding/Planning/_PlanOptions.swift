// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// What `of`, `validate` and `graph` take besides the component.
struct _PlanOptions {
    let overriding: [any Module.Type]
    let plugins: [any GraphPlugin]
    let severities: [Diagnostic.ID: Diagnostic.Severity?]

    /// The plan and what there is to say about it; throws if that is an error.
    func checkedPlan<C: RootComponent>(of component: C.Type) throws(GraphError) -> (_Plan, _Report) {
        let plan = _Planner.plan(C.self, overriding: overriding)
        let (report, hasErrors) = check(plan.model)
        if hasErrors { throw GraphError(_report: report) }
        return (plan, report)
    }

    /// The graph with its diagnostics.
    func graph<C: RootComponent>(of component: C.Type) -> BindingGraph {
        let model = _Planner.plan(C.self, overriding: overriding).model
        return BindingGraph(_model: model, diagnostics: check(model).report.diagnostics)
    }

    /// Asks the rules, then the plugins. Text is made at once only if a plugin may read it.
    private func check(_ model: _GraphModel) -> (report: _Report, hasErrors: Bool) {
        let findings = _Validator.findings(in: model)
        guard !plugins.isEmpty else {
            return (_Report { words(of: findings, in: model) }, !findings.isEmpty)
        }
        let own = _Report { words(of: findings, in: model) }.diagnostics
        let graph = BindingGraph(_model: model, diagnostics: own)
        var added = DiagnosticReport()
        for plugin in plugins { plugin.check(graph, report: &added) }
        let all = own + added.diagnostics.compactMap(adjusted)
        return (_Report { all }, all.contains { $0.severity == .error })
    }

    private func words(of findings: [_Finding], in model: _GraphModel) -> [Diagnostic] {
        guard !findings.isEmpty else { return [] }
        let explainer = _Explainer(model)
        return findings.map(explainer.explain).compactMap(adjusted)
    }

    /// A diagnostic with the severity that the options give to its id, or nil if they silence it.
    private func adjusted(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard diagnostic.severity != .error, let severity = severities[diagnostic.id] else { return diagnostic }
        guard let severity else { return nil }
        var adjusted = diagnostic
        adjusted.severity = severity
        return adjusted
    }
}
