// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// A graph with what a checker of a whole package asks besides: the included modules, and the missing keys.
package struct _CheckedGraph {
    /// A key that nothing binds, with the diagnostic that reports it.
    package struct Missing {
        /// The diagnostic of the graph.
        package let diagnostic: Diagnostic
        /// The key.
        package let key: _Key
        /// The component in which a binding of the key would serve all requests, and its ancestors, outwards.
        package let homes: [Home]
    }

    /// A component that could include a module.
    public struct Home {
        private let row: _GraphModel.Component

        fileprivate init(_ row: _GraphModel.Component) {
            self.row = row
        }

        /// The component.
        public var component: Any.Type { row.type }
        /// Whether a list declares it, so that a line includes a module.
        public var isListed: Bool { row.list != nil }

        /// Whether it may include a module of a scope.
        public func takes(modulesOf scope: Any.Type) -> Bool {
            isListed ? row.takes(modulesOf: scope) : scope == Unscoped.self || scope == row.scope
        }
    }

    /// The graph with its diagnostics, as `RootComponent.graph` returns it.
    package let graph: BindingGraph
    /// The missing keys, in the order of the rules.
    package let missing: [Missing]
    /// The modules that its components include, directly or not, under whatever condition.
    package let modules: Set<ObjectIdentifier>
}

extension _GraphReview {
    /// The modules that the components include, under whatever condition.
    fileprivate var allModules: Set<ObjectIdentifier> {
        (model.conditions.whole as? _PlannedWhole)?.graph.includedModules ?? modules
    }
}

extension _PlanOptions {
    /// Plans a graph, and returns it with its diagnostics and what was noted while it was planned.
    package func record<C: RootComponent>(of component: C.Type) -> _CheckedGraph {
        var options = self
        options.notesModules = true
        let review = options.review(of: C.self)
        return _CheckedGraph(graph: review.graph, missing: Self.missing(in: review), modules: review.allModules)
    }

    private static func missing(in review: _GraphReview) -> [_CheckedGraph.Missing] {
        let (model, findings) = (review.model, review.errors.filter { $0.id == .missingBinding })
        guard !findings.isEmpty else { return [] }
        let explainer = _Explainer(model)
        return findings.compactMap { finding in
            guard let (key, home) = explainer.missingKey(of: finding) else { return nil }
            return _CheckedGraph.Missing(
                diagnostic: explainer.explain(finding), key: key,
                homes: model.lineage(of: home).map { _CheckedGraph.Home(model.components[$0]) })
        }
    }
}
