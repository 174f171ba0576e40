// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The judge of a planned graph: follows its effects, asks the rules and the plugins, and applies the severities of the options.
final class _GraphReview: Sendable {
    private let model: _GraphModel
    private let mistakes: [(binding: Int, diagnostic: Diagnostic)]
    private let options: _PlanOptions
    /// The findings about walls, if there are some.
    private let walls: _WallRules.Findings?

    /// The judgement of a graph: whether it is valid, and its diagnostics.
    struct Verdict {
        let isValid: Bool
        /// The diagnostics that make the graph invalid.
        let errors: _Report
        /// All diagnostics, if they were judged; otherwise they follow from the errors.
        fileprivate let judged: _Report?
        fileprivate let findings: [_Finding]
        fileprivate let review: _GraphReview

        /// All diagnostics.
        var everything: _Report {
            judged ?? _Report { [review, findings] in review.words(of: review.content(with: findings)) }
        }
    }

    /// Everything to report, still without words where words cost.
    private struct Content {
        var findings: [_Finding]
        var remarks: [Diagnostic]
    }

    /// Follows the effects of a graph, whose model has their flow from then on.
    init(_ graph: inout _PlannedGraph, _ options: _PlanOptions) {
        graph.model.isForInjector = options.isForInjector
        graph.forgiveIdle()
        if let flow = _EffectFlow(graph.model) { graph.model.flow = flow }
        model = graph.model
        mistakes = graph.mistakes
        walls = graph.walls.first?.value.first?.rules.review(graph.model)
        self.options = options
    }

    /// Judges the graph.
    ///
    /// Warning rules run when all diagnostics are read, or immediately if one of them could be an error. Texts are made
    /// immediately only if a plugin may read them. Both are reached through the options alone, so that a program without
    /// plugins, severities and a look at its diagnostics doesn't contain the warning rules.
    func verdict() -> Verdict {
        let errors = errors()
        if let judge = options.judge { return judge(self, errors) }
        return Verdict(
            isValid: errors.isEmpty && mistakes.isEmpty,
            errors: _Report { [self] in words(of: Content(findings: errors, remarks: [])) }, judged: nil,
            findings: errors, review: self)
    }

    private func errors() -> [_Finding] {
        var errors = _Validator.findings(in: model)
        if let walls { errors += walls.errors }
        return errors
    }

    /// Judges a graph by its errors, and by the plugins and severities of its options.
    static func judge(_ review: _GraphReview, _ errors: [_Finding]) -> Verdict {
        review.options.plugins.isEmpty ? review.applySeverities(errors) : review.askPlugins(errors)
    }

    private func verdict(isValid: Bool, _ errors: _Report, of everything: _Report) -> Verdict {
        Verdict(isValid: isValid, errors: errors, judged: everything, findings: [], review: self)
    }

    private func applySeverities(_ errors: [_Finding]) -> Verdict {
        let isSound = errors.isEmpty && mistakes.isEmpty
        let remarks = remarks()
        let raisedRemarks = remarks.filter { $0.severity == .error }
        let raisedIDs = options.severities.compactMap { id, severity in severity == .error ? id : nil }
        guard _Validator.warns(ofAny: raisedIDs) else {
            return verdict(
                isValid: isSound && raisedRemarks.isEmpty,
                _Report { [self] in words(of: Content(findings: errors, remarks: raisedRemarks)) },
                of: _Report { [self] in words(of: content(with: errors, remarks)) })
        }
        let all = content(with: errors, remarks)
        var severities = options.memoizedSeverities
        let raised = all.findings.indices.filter {
            $0 >= errors.count && severities[all.findings[$0].id] == .some(.error)
        }
        let wrong = errors + raised.map { all.findings[$0] }
        return verdict(
            isValid: isSound && raised.isEmpty && raisedRemarks.isEmpty,
            _Report { [self] in words(of: Content(findings: wrong, remarks: raisedRemarks)) },
            of: _Report { [self] in words(of: all) })
    }

    private func askPlugins(_ errors: [_Finding]) -> Verdict {
        let own = _Report { [self] in words(of: content(with: errors)) }.diagnostics
        let graph = BindingGraph(_model: model, diagnostics: own)
        var added = Diagnostic.Report()
        for plugin in options.plugins { plugin.check(graph, report: &added) }
        let allowances = allowancesByPlace()
        let all = own + added.diagnostics.compactMap { adjusted($0, allowances) }
        let wrong = all.filter { $0.severity == .error }
        return verdict(isValid: wrong.isEmpty, _Report { wrong }, of: _Report { all })
    }

    /// The errors, then the warnings and notes that are not silenced: those of the rules, and those of the context.
    private func content(with errors: [_Finding], _ remarks: [Diagnostic]? = nil) -> Content {
        let given = options.severities
        var warnings = _Validator.warnings(in: model, beside: errors) { (given[$0] ?? nil) != nil }
        if let walls { warnings += walls.warnings }
        if options.silencesSomething {
            var severities = options.memoizedSeverities
            warnings.removeAll { severities[$0.id] == .some(nil) }
        }
        return Content(findings: errors + warnings, remarks: remarks ?? self.remarks())
    }

    /// The remarks of the context that are not silenced.
    private func remarks() -> [Diagnostic] {
        (options.contextReference?.context.remarks() ?? []).compactMap { adjusted($0) }
    }

    /// The report: findings, then the mistakes of decided bindings, then remarks.
    private func words(of content: Content) -> [Diagnostic] {
        guard !content.findings.isEmpty || !mistakes.isEmpty else { return content.remarks }
        let explainer = _Explainer(model)
        return content.findings.map(explainer.explain).compactMap { adjusted($0) } + words(of: mistakes, by: explainer)
            + content.remarks
    }

    /// The mistakes of decided bindings, each once however many places its component has, with the way up to the root.
    private func words(
        of mistakes: [(binding: Int, diagnostic: Diagnostic)], by explainer: _Explainer
    ) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return mistakes.filter { seen.insert($0.diagnostic).inserted }.map { mistake in
            var diagnostic = mistake.diagnostic
            if mistake.binding >= 0 { diagnostic.trace += explainer.way(above: mistake.binding) }
            return diagnostic
        }
    }

    /// The ids that bindings silence, by place: all that a plugin's diagnostic says of the binding that it is about.
    private func allowancesByPlace() -> [Place: Set<Diagnostic.ID>] {
        var allowances: [Place: Set<Diagnostic.ID>] = [:]
        for (index, ids) in model.allowances {
            if let place = model.bindings[index].place?.place { allowances[place, default: []].formUnion(ids) }
        }
        return allowances
    }

    /// Returns a diagnostic with the severity that the options give to its id, or nil if they or its binding silence it.
    private func adjusted(
        _ diagnostic: Diagnostic, _ allowances: [Place: Set<Diagnostic.ID>] = [:]
    ) -> Diagnostic? {
        guard diagnostic.severity != .error else { return diagnostic }
        if let place = diagnostic.place, allowances[place]?.contains(diagnostic.id) == true { return nil }
        guard let severity = options.severities[diagnostic.id] else { return diagnostic }
        guard let severity else { return nil }
        var adjusted = diagnostic
        adjusted.severity = severity
        return adjusted
    }
}
