// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The review of a planned graph: follows its effects, and asks the rules.
package final class _GraphReview: Sendable {
    /// The graph.
    package let model: _GraphModel
    /// The errors that the rules have found.
    package let errors: [_Finding]
    /// The modules that the components include, under whatever condition, if the options have them noted.
    package let modules: Set<ObjectIdentifier>
    private let mistakes: [(binding: Int, diagnostic: Diagnostic)]
    private let options: _PlanOptions
    private let known: OrderedMutex<[Diagnostic]?> = OrderedMutex(nil)

    /// The judgement of a graph: whether it is valid, and what makes it invalid.
    package struct Verdict {
        package let isValid: Bool
        package let errors: _Report

        package init(isValid: Bool, errors: _Report) {
            self.isValid = isValid
            self.errors = errors
        }
    }

    /// Follows the effects of a graph, whose model has their flow from then on, and asks the rules.
    init(_ graph: inout _PlannedGraph, _ options: _PlanOptions) {
        graph.model.isForInjector = options.isForInjector
        if let flow = _EffectFlow(graph.model) { graph.model.flow = flow }
        model = graph.model
        mistakes = graph.mistakes
        modules = graph.modules?.objects ?? []
        errors = _Validator.findings(in: model)
        self.options = options
    }

    /// All that is said of the graph, which is made once: by the judge's plugins, too.
    package func said(_ make: () -> [Diagnostic]) -> [Diagnostic] {
        known.withLock { known in
            let said = known ?? make()
            known = said
            return said
        }
    }

    /// Whether the rules have found no errors, and deciding no mistakes.
    package var isSound: Bool { errors.isEmpty && mistakes.isEmpty }

    /// The judge of the options, if they have one.
    package var judge: (any _GraphJudge)? { options.judge }

    /// The remarks about the input of a higher layer.
    package var remarks: [Diagnostic] { options.contextReference?.context.remarks() ?? [] }

    /// Judges the graph: by the rules, and by more where the options ask for it.
    package func verdict() -> Verdict {
        judge?.verdict(on: self) ?? ownVerdict()
    }

    /// Judges the graph by the rules. Texts are made when they are read.
    package func ownVerdict() -> Verdict {
        Verdict(
            isValid: isSound,
            errors: _Report { [self] in
                let words = _Words.current
                return words.diagnostics(of: errors, in: model)
                    + mistakes { Array(words.way(upFrom: $0, in: self.model).dropFirst()) }
            })
    }

    /// The mistakes of decided bindings, each once however many places its component has, with the way up to the root.
    package func mistakes(_ wayAbove: (Int) -> [Diagnostic.Step]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return mistakes.filter { seen.insert($0.diagnostic).inserted }.map { mistake in
            var diagnostic = mistake.diagnostic
            if mistake.binding >= 0 { diagnostic.trace += wayAbove(mistake.binding) }
            return diagnostic
        }
    }
}

/// A judge of graphs by more than the rules of errors, such as by plugins. `DIDiagnostics` has the one that there is.
package protocol _GraphJudge: Sendable {
    /// Judges a graph.
    func verdict(on review: _GraphReview) -> _GraphReview.Verdict

    /// The judge of an overlay, from that of its parent.
    func stacked(on inherited: any _GraphJudge) -> any _GraphJudge

    /// The severity that is given to a diagnostic; nil where it is silenced.
    func severity(of diagnostic: Diagnostic) -> Diagnostic.Severity?
}
