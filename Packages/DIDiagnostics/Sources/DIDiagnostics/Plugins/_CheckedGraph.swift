// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// A graph with further facts for a checker of whole packages: the included modules, and the missing keys.
package struct _CheckedGraph {
    /// A key that nothing binds, with the diagnostic that reports it.
    package struct Missing {
        /// The diagnostic of the graph.
        package let diagnostic: Diagnostic
        package let key: _Key
        /// The component in which a binding of the key would serve all requests, and its ancestors, outwards.
        package let homes: [_GraphModel.Component]
    }

    /// The graph with its diagnostics, as `RootComponent.graph` returns it.
    package let graph: BindingGraph
    /// The missing keys, in the order of the rules.
    package let missing: [Missing]
    /// The modules that its components include, directly or not, under any condition.
    package let modules: Set<ObjectIdentifier>
}

extension _GraphModel.Component {
    /// Whether a binder or a line of its list may include a module of a scope.
    package func mayInclude(modulesOf scope: Any.Type) -> Bool {
        list != nil ? takes(modulesOf: scope) : scope == Unscoped.self || scope == self.scope
    }
}

extension _PlanOptions {
    /// Plans a graph, and returns it with its diagnostics, its included modules and its missing keys.
    package func record<C: RootComponent>(of component: C.Type) -> _CheckedGraph {
        var options = self
        options.notesModules = true
        let review = options.review(of: C.self)
        let whole = review.model.conditions.whole as? _PlannedWhole
        return _CheckedGraph(
            graph: review.graph, missing: Self.missing(in: review),
            modules: whole?.graph.includedModules ?? review.modules)
    }

    private static func missing(in review: _GraphReview) -> [_CheckedGraph.Missing] {
        let (model, findings) = (review.model, review.errors.filter { $0.id == .missingBinding })
        guard !findings.isEmpty else { return [] }
        let explainer = _Explainer(model)
        return findings.compactMap { finding in
            guard let (key, home) = explainer.missingKey(of: finding) else { return nil }
            return _CheckedGraph.Missing(
                diagnostic: explainer.explain(finding), key: key,
                homes: model.lineage(of: home).map { model.components[$0] })
        }
    }
}

/// A module that is recorded alone: the keys that it binds, and the modules that it includes.
///
/// Recording calls `configure` of the module and its included modules, and makes no object. Nothing is planned, so mistakes
/// remain unnoticed.
package struct _CheckedModule {
    /// The keys that the module itself binds and a request finds, in the order of registration, each with its place.
    ///
    /// Keys of included lists count as its own, and a contribution has its collection's key. Bindings of included modules are
    /// left out, and bindings whose condition doesn't hold.
    package let bindings: [(key: _Key, place: Place?)]
    /// The modules that it includes, directly or not, under any condition.
    package let included: Set<ObjectIdentifier>

    /// Records a module, with its conditions decided as in a graph without profiles.
    package init<M: Module>(of module: M.Type) {
        var circumstances = _Circumstances(context: .detected)
        circumstances.keepsUnchosen = true
        let recorded = _Definition(module: M.self, in: circumstances)
        bindings = recorded.entries.compactMap { entry in
            // A line of an included list has no module.
            let isOwn = entry.module == M.self || entry.module == nil
            return isOwn && !entry.isFallback && !entry.isUnkeyed ? (entry.key, entry.place?.place) : nil
        }
        included = recorded.includedModules.subtracting([ObjectIdentifier(M.self)])
    }
}
