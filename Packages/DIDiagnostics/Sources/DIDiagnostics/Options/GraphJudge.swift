// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// The judge of graphs by plugins and severities.
final class GraphJudge: _GraphJudge {
    let plugins: [any GraphPlugin]
    let severities: [Diagnostic.ID: Diagnostic.Severity?]

    init?(plugins: [any GraphPlugin], severities: [Diagnostic.ID: Diagnostic.Severity?]) {
        if plugins.isEmpty && severities.isEmpty { return nil }
        self.plugins = plugins
        self.severities = severities
    }

    func stacked(on inherited: any _GraphJudge) -> any _GraphJudge {
        guard let inherited = inherited as? GraphJudge else { return self }
        return GraphJudge(
            plugins: inherited.plugins + plugins,
            severities: inherited.severities.merging(severities) { _, own in own }) ?? self
    }

    func severity(of diagnostic: Diagnostic) -> Diagnostic.Severity? {
        severities[diagnostic.id, default: diagnostic.severity]
    }

    /// Judges a graph. Warnings and texts are made now only if they may make it invalid.
    func verdict(on review: _GraphReview) -> _GraphReview.Verdict {
        guard !plugins.isEmpty || severities.values.contains(.error) else { return review.ownVerdict() }
        let everything = review.everything
        let wrong = everything.filter { $0.severity == .error }
        return _GraphReview.Verdict(isValid: wrong.isEmpty, errors: _Report { wrong })
    }

    /// Returns a diagnostic with the severity that is given to its id, or nil if that or its binding silences it.
    fileprivate func adjusted(
        _ diagnostic: Diagnostic, _ allowances: [Place: Set<Diagnostic.ID>] = [:]
    ) -> Diagnostic? {
        guard diagnostic.severity != .error else { return diagnostic }
        if let place = diagnostic.place, allowances[place]?.contains(diagnostic.id) == true { return nil }
        guard let severity = severity(of: diagnostic) else { return nil }
        var adjusted = diagnostic
        adjusted.severity = severity
        return adjusted
    }
}

extension _GraphReview {
    /// All diagnostics: errors, warnings and notes that are not silenced, remarks of the context, and what plugins report; sorted.
    ///
    /// Complexity: linear in the graph, and that of the plugins.
    package var everything: [Diagnostic] {
        let judge = judge as? GraphJudge
        let explainer = _Explainer(model)
        let remarks = RemarkRules.remarks(on: model, beside: errors) { (judge?.severities[$0] ?? nil) != nil }
        let found = remarks.map { $0.kind.explain(explainer, $0) } + self.remarks
        let own =
            errors.map(explainer.explain) + mistakes(explainer.way(above:))
            + found.compactMap { diagnostic in judge.map { $0.adjusted(diagnostic) } ?? diagnostic }
        guard let judge, !judge.plugins.isEmpty else { return _Report { own }.diagnostics }
        let graph = BindingGraph(_model: model, diagnostics: _Report { own }.diagnostics)
        var added = Diagnostic.Report()
        for plugin in judge.plugins { plugin.check(graph, report: &added) }
        let allowances = allowancesByPlace()
        let further = added.diagnostics.compactMap { judge.adjusted($0, allowances) }
        return _Report { own + further }.diagnostics
    }

    /// The graph as data, with all diagnostics.
    package var graph: BindingGraph { BindingGraph(_model: model, diagnostics: everything) }

    /// The ids that bindings silence, by place: all that a plugin's diagnostic says of the binding that it is about.
    private func allowancesByPlace() -> [Place: Set<Diagnostic.ID>] {
        var allowances: [Place: Set<Diagnostic.ID>] = [:]
        for (index, ids) in model.allowances {
            if let place = model.bindings[index].place?.place { allowances[place, default: []].formUnion(ids) }
        }
        return allowances
    }
}
