// SPDX-License-Identifier: Apache-2.0

import DICore

/// The way to plan a graph again in other circumstances, for an overlay whose profiles or properties decide conditions of
/// its base otherwise.
package struct _Replanning: Sendable {
    /// Plans the graph again.
    let plan: @Sendable (_Circumstances, _ContextReference?) -> _PlannedGraph

    /// Plans a definition again, which is recorded anew.
    package init?(_ options: _PlanOptions, of definition: _Definition) {
        guard let again = definition.again else { return nil }
        plan = { circumstances, context in
            let options = options.replaced(by: circumstances, context)
            return _Planner.plan(again(circumstances), options)
        }
    }

    /// Plans an overlay again, over a base that is planned again.
    package init(_ options: _PlanOptions, of declarations: _Declarations, over base: _Plan, at component: Int) {
        plan = { circumstances, context in
            let options = options.replaced(by: circumstances, context)
            let (graph, component) = base.graph(in: circumstances, at: component)
            let definition = _Definition(declarations, in: circumstances)
            return _Planner.plan(_Overlay(definition, over: graph, at: component), options)
        }
    }
}

extension _PlannedGraph {
    /// Whether other circumstances could choose other bindings.
    var hasConditions: Bool {
        !model.conditions.choices.isEmpty
    }

    /// The component of another graph that is in the place of one of this graph, or nil.
    fileprivate func counterpart(of component: Int, in other: _PlannedGraph) -> Int? {
        var found = 0
        for step in model.lineage(of: component).reversed().dropFirst() {
            let child = other.model.components[found].bindings.lazy.map { other.model.bindings[$0].child }
                .first { $0 > found && other.model.components[$0].type == model.components[step].type }
            guard let child else { return nil }
            found = child
        }
        return found
    }
}

extension _Plan {
    /// Returns the graph as its conditions are decided in some circumstances, and the index of a component in it.
    ///
    /// Where they would leave out the component, the graph stays as it is.
    package func graph(in circumstances: _Circumstances, at component: Int) -> (_PlannedGraph, Int) {
        let own = graph.model.conditions.circumstances
        guard graph.hasConditions,
            own.profiles != circumstances.profiles || own.context != circumstances.context
                || graph.model.conditions.choices.contains(where: { $0.condition._holds(in: circumstances) != $0.holds }
                ),
            let other = replanning?.plan(circumstances, options.contextReference),
            let place = graph.counterpart(of: component, in: other)
        else { return (graph, component) }
        return (other, place)
    }
}

extension _Plan {
    /// Lets the input of a higher layer plan the graph again, as long as the graph is in use.
    func offerReplanning() {
        guard replanning != nil, let context = options.contextReference?.context else { return }
        context._keep { [weak self] context in self?.mistakes(with: context) }
    }

    /// Returns the mistakes of the graph if it is planned with another input.
    private func mistakes(with context: any _PlanningContext) -> [Diagnostic] {
        let context = _ContextReference(context)
        let options = options.replaced(
            by: _Circumstances(
                profiles: options.circumstances.profiles, context: options.circumstances.context, input: context),
            context)
        guard var graph = replanning?.plan(options.circumstances, context) else { return [] }
        let verdict = _GraphReview(&graph, options).verdict()
        return verdict.isValid ? [] : verdict.errors.diagnostics
    }
}
