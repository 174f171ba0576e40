// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// What `of`, `validate` and `graph` take besides the component.
struct _PlanOptions {
    let overriding: [any Module.Type]
    let plugins: [any GraphPlugin]
    let severities: [Diagnostic.ID: Diagnostic.Severity?]
    /// What a higher layer hands in besides.
    var surroundings: (any _Surroundings)?

    /// What there is to say about a graph: everything, and what makes it invalid.
    private struct Verdict {
        let everything: _Report
        let errors: _Report
        let isValid: Bool
    }

    /// The plan and what there is to say about it; throws if that is an error.
    func checkedPlan<C: RootComponent>(of component: C.Type) throws(GraphError) -> (_Plan, _Report) {
        let plan = _Planner.plan(C.self, overriding: overriding, in: surroundings)
        let verdict = judge(plan.model, plan.settled)
        guard verdict.isValid else { throw GraphError(_report: verdict.errors) }
        return (plan, verdict.everything)
    }

    /// The graph with its diagnostics.
    func graph<C: RootComponent>(of component: C.Type) -> BindingGraph {
        let plan = _Planner.plan(C.self, overriding: overriding, in: surroundings)
        return BindingGraph(
            _model: plan.model, diagnostics: judge(plan.model, plan.settled).everything.diagnostics)
    }

    /// Asks the rules, then the plugins; `settled` is what was wrong when bindings of a higher layer were settled.
    ///
    /// Warnings are looked for when somebody reads the report, or at once if one could be an error. Text is made at once
    /// only if a plugin may read it.
    private func judge(_ model: _GraphModel, _ settled: [_Settled]) -> Verdict {
        let errors = _Validator.findings(in: model)
        if !plugins.isEmpty { return askPlugins(model, errors, settled) }
        let isSound = errors.isEmpty && settled.isEmpty
        guard severities.values.contains(.error) else {
            return Verdict(
                everything: _Report {
                    words(of: errors + warnings(in: model, beside: errors), in: model) + words(of: settled, in: model)
                        + remarks()
                },
                errors: _Report { words(of: errors, in: model) + words(of: settled, in: model) }, isValid: isSound)
        }
        let found = warnings(in: model, beside: errors)
        let raised = found.filter { severities[$0.id] == .some(.error) }
        let told = remarks()
        let raisedRemarks = told.filter { $0.severity == .error }
        return Verdict(
            everything: _Report { words(of: errors + found, in: model) + words(of: settled, in: model) + told },
            errors: _Report { words(of: errors + raised, in: model) + words(of: settled, in: model) + raisedRemarks },
            isValid: isSound && raised.isEmpty && raisedRemarks.isEmpty)
    }

    /// The warnings and notes of what was handed in.
    private func remarks() -> [Diagnostic] {
        (surroundings?.remarks() ?? []).compactMap { adjusted($0) }
    }

    private func askPlugins(_ model: _GraphModel, _ errors: [_Finding], _ settled: [_Settled]) -> Verdict {
        let own = _Report {
            words(of: errors + warnings(in: model, beside: errors), in: model) + words(of: settled, in: model)
                + remarks()
        }.diagnostics
        let graph = BindingGraph(_model: model, diagnostics: own)
        var added = DiagnosticReport()
        for plugin in plugins { plugin.check(graph, report: &added) }
        let allowances = allowancesByPlace(in: model)
        let all = own + added.diagnostics.compactMap { adjusted($0, allowances) }
        let wrong = all.filter { $0.severity == .error }
        return Verdict(everything: _Report { all }, errors: _Report { wrong }, isValid: wrong.isEmpty)
    }

    /// The warnings and notes that are not silenced.
    private func warnings(in model: _GraphModel, beside errors: [_Finding]) -> [_Finding] {
        _Validator.warnings(in: model, beside: errors).filter { severities[$0.id] != .some(nil) }
    }

    private func words(of findings: [_Finding], in model: _GraphModel) -> [Diagnostic] {
        guard !findings.isEmpty else { return [] }
        let explainer = _Explainer(model)
        return findings.map(explainer.explain).compactMap { adjusted($0) }
    }

    /// What was wrong when bindings were settled, each once however many places its component has, with the way up to the
    /// root.
    private func words(of settled: [_Settled], in model: _GraphModel) -> [Diagnostic] {
        guard !settled.isEmpty else { return [] }
        let explainer = _Explainer(model)
        var seen: Set<Diagnostic> = []
        return settled.compactMap { one in
            guard seen.insert(one.diagnostic).inserted else { return nil }
            var diagnostic = one.diagnostic
            diagnostic.trace += explainer.way(above: one.binding)
            return diagnostic
        }
    }

    /// What single bindings silence, by their places: all that a plugin's diagnostic tells of the binding it is about.
    private func allowancesByPlace(in model: _GraphModel) -> [Place: Set<Diagnostic.ID>] {
        var allowances: [Place: Set<Diagnostic.ID>] = [:]
        for (index, ids) in model.allowances {
            if let place = model.bindings[index].place?.place { allowances[place, default: []].formUnion(ids) }
        }
        return allowances
    }

    /// A diagnostic with the severity that the options give to its id, or nil if they or its binding silence it.
    private func adjusted(
        _ diagnostic: Diagnostic, _ allowances: [Place: Set<Diagnostic.ID>] = [:]
    ) -> Diagnostic? {
        guard diagnostic.severity != .error else { return diagnostic }
        if let place = diagnostic.place, allowances[place]?.contains(diagnostic.id) == true { return nil }
        guard let severity = severities[diagnostic.id] else { return diagnostic }
        guard let severity else { return nil }
        var adjusted = diagnostic
        adjusted.severity = severity
        return adjusted
    }
}
