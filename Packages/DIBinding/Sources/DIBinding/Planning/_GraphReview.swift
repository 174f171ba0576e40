// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The review of a planned graph: follows its effects, and applies the rules.
package final class _GraphReview: Sendable {
    /// The graph.
    package let model: _GraphModel
    /// The errors that the rules have found.
    package let errors: [_Finding]
    /// The modules that the components include, under whatever condition, if the options note them.
    package let modules: Set<ObjectIdentifier>
    private let mistakes: [(binding: Int, diagnostic: Diagnostic)]
    private let options: _PlanOptions
    private let known: OrderedMutex<[Diagnostic]?> = OrderedMutex(nil)

    /// Follows the effects of a graph, whose model has their flow from then on, and applies the rules.
    package init(_ graph: inout _PlannedGraph, _ options: _PlanOptions) {
        graph.model.isForInjector = options.isForInjector
        if let flow = _EffectFlow(graph.model) { graph.model.flow = flow }
        model = graph.model
        mistakes = graph.mistakes
        modules = graph.includedModules
        errors = _Validator.findings(in: model)
        self.options = options
    }

    /// All diagnostics of the graph, including the judge's plugins'; `make` is called once.
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
    package var remarks: [Diagnostic] {
        guard let context = options.contextReference?.context, !context.remarks().isEmpty else { return [] }
        // Bindings that conditions leave out may read more of the input.
        _ = (model.conditions.whole as? _PlannedWhole)?.graph
        return context.remarks()
    }

    /// Throws the mistakes of an invalid graph: the rules' errors, and the judge's where the options have one.
    package func validate() throws(GraphError) {
        if let judge { return try judge.validate(self) }
        if isSound { return }
        throw GraphError { [self] in
            let words = _Words.current
            return words.diagnostics(of: errors, in: model)
                + mistakes { Array(words.way(upFrom: $0, in: self.model).dropFirst()) }
        }
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

/// A judge that applies more than the rules of errors, such as plugins. `DIDiagnostics` has the only implementation.
package protocol _GraphJudge: Sendable {
    /// Throws the mistakes of an invalid graph.
    func validate(_ review: _GraphReview) throws(GraphError)

    /// The judge of an overlay, from its parent's.
    func stacked(on inherited: any _GraphJudge) -> any _GraphJudge

    /// The severity of a diagnostic; nil if it is silenced.
    func severity(of diagnostic: Diagnostic) -> Diagnostic.Severity?
}
