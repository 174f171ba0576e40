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

    /// Throws the mistakes of an invalid graph. Warnings are searched now only if they may make it invalid, and texts are made
    /// only for plugins.
    func validate(_ review: _GraphReview) throws(GraphError) {
        guard plugins.isEmpty else {
            let wrong = review.everything.filter { $0.severity == .error }
            if !wrong.isEmpty { throw GraphError(diagnostics: wrong) }
            return
        }
        let raised = severities.filter { $0.value == .error }
        let remarks = raised.isEmpty ? [] : review.found(by: self)
        let isRaised =
            remarks.contains { raised[$0.id] != nil } || review.remarks.contains { severity(of: $0) == .error }
        if review.isSound && !isRaised { return }
        throw GraphError { review.everything.filter { $0.severity == .error } }
    }

    /// Returns a diagnostic with the severity of its id, or nil if the severity or the binding silences it.
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
    /// All diagnostics: errors, warnings and notes that are not silenced, remarks of the context, and reports of plugins; sorted.
    ///
    /// Complexity: linear in the graph, plus the plugins'; constant from the second time on.
    package var everything: [Diagnostic] { said(makeEverything) }

    private func makeEverything() -> [Diagnostic] {
        let judge = judge as? GraphJudge
        let found = found(by: judge)
        var own = remarks
        // The names of a graph are collected only for a report.
        if !isSound || !found.isEmpty {
            let explainer = _Explainer(model)
            own += errors.map(explainer.explain) + mistakes(explainer.way(above:)) + found.map { $0.explain(explainer) }
        }
        guard let judge else { return Self.sorted(own) }
        own = Self.sorted(own.compactMap { judge.adjusted($0) })
        guard !judge.plugins.isEmpty else { return own }
        let graph = BindingGraph(_model: model, diagnostics: own)
        var added = Diagnostic.Report()
        for plugin in judge.plugins { plugin.check(graph, report: &added) }
        // The ids that bindings silence, by place, because a plugin's diagnostic identifies its binding only by place.
        let silenced = model.allowances.compactMap { index, ids in
            model.bindings[index].place.map { ($0.place, Set(ids)) }
        }
        let allowances = Dictionary(silenced) { $0.union($1) }
        return Self.sorted(own + added.diagnostics.compactMap { judge.adjusted($0, allowances) })
    }

    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] { _Report { diagnostics }.diagnostics }

    /// The warnings and notes of the rules that a judge doesn't silence.
    fileprivate func found(by judge: GraphJudge?) -> [Remark] {
        let severities = judge?.severities ?? [:]
        return RemarkRules.remarks(on: model, beside: errors).filter { severities[$0.id] != .some(nil) }
    }

    /// The graph as data, with all diagnostics.
    package var graph: BindingGraph { BindingGraph(_model: model, diagnostics: everything) }
}
