// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A graph with what a checker of a whole package asks besides: the included modules, and the missing keys.
package struct _GraphRecord {
    /// A key that nothing binds, with the diagnostic that reports it.
    package struct Missing {
        /// The diagnostic of the graph.
        package let diagnostic: Diagnostic
        /// The key.
        package let key: _Key
        /// The component in which a binding of the key would serve all requests, and its ancestors, outwards.
        package let homes: [(component: Any.Type, scope: Any.Type)]
    }

    /// The graph with its diagnostics, as `RootComponent.graph` returns it.
    package let graph: BindingGraph
    /// The missing keys, in the order of the rules.
    package let missing: [Missing]
    /// The modules that its components include, directly or not, under whatever condition.
    package let modules: Set<ObjectIdentifier>
}

extension _PlanOptions {
    /// Plans a graph, and returns it with its diagnostics and what was noted while it was planned.
    package func record<C: RootComponent>(of component: C.Type) -> _GraphRecord {
        var options = self
        options.notesModules = true
        let (planned, verdict) = options.plan(_Definition(C.self, in: circumstances))
        return _GraphRecord(
            graph: BindingGraph(_model: planned.model, diagnostics: verdict.everything.diagnostics),
            missing: Self.missing(in: planned.model), modules: planned.modules?.objects ?? [])
    }

    private static func missing(in model: _GraphModel) -> [_GraphRecord.Missing] {
        let findings = _Validator.findings(in: model).filter { $0.id == .missingBinding }
        guard !findings.isEmpty else { return [] }
        let explainer = _Explainer(model)
        return findings.compactMap { finding in
            guard let (key, home) = explainer.missingKey(of: finding) else { return nil }
            return _GraphRecord.Missing(
                diagnostic: explainer.explain(finding), key: key,
                homes: model.lineage(of: home).map { (model.components[$0].type, model.components[$0].scope) })
        }
    }
}
