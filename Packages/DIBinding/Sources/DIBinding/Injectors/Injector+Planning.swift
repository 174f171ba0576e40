// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Injectors of lists of declarations. For the layers' own use.
extension Injector {
    /// Plans and checks declarations. Eager instances are left for ``_makeEager()``.
    package init(
        _planning declarations: _Declarations, _ options: _PlanOptions
    ) throws(GraphError) {
        let definition = _Definition(declarations, in: options.circumstances)
        self.init(unfilled: try options.forInjector.factory(of: definition))
    }

    /// Builds a list of declarations, and leaves eager instances for ``_makeEager()``.
    package init(unfilled factory: ComponentFactory<ListComponent>) {
        self.init(factory.begun(()))
    }

    /// Makes the eager bindings that aren't taken over.
    package func _makeEager() {
        _making {
            // The outermost component first. Bindings of the main actor are left for the first request, unless this is the main
            // thread.
            for (distance, index) in plan.graph.model.lineage(of: component).enumerated().reversed() {
                let isOnMain = plan.graph.model.components[index].construction.contains(.onMainActor)
                if !isOnMain || _isMainThread() { plan.node(of: index).warm(in: frame._ancestor(distance)) }
            }
        }
    }
}

extension _PlanOptions {
    /// The same options for an injector.
    package var forInjector: _PlanOptions {
        var options = self
        options.isForInjector = true
        return options
    }

    /// Plans and checks declarations, and returns the factory of a component that binds them.
    package func factory(of definition: _Definition) throws(GraphError) -> ComponentFactory<ListComponent> {
        try _Plan(_PlannedGraph(of: definition, self), self).rootFactory(of: ListComponent.self)
    }
}
