// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

// An overlay may decide conditions of its base otherwise, by its profiles or properties; and so may properties that change.
extension _PlannedGraph {
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

    /// Returns the graph as its conditions are decided in some circumstances, and the index of a component in it.
    ///
    /// Where they would leave out the component, the graph stays as it is.
    package func replanned(in circumstances: _Circumstances, at component: Int) -> (_PlannedGraph, Int) {
        let (own, choices) = (model.conditions.circumstances, model.conditions.choices)
        guard !choices.isEmpty,
            own.profiles != circumstances.profiles || own.context != circumstances.context
                || choices.contains(where: { $0.condition._holds(in: circumstances) != $0.holds }),
            let other = replan?(circumstances, context),
            let place = counterpart(of: component, in: other)
        else { return (self, component) }
        return (other, place)
    }

    /// The graph with what its conditions leave out; itself if they leave out nothing.
    package var whole: _PlannedGraph { (model.conditions.whole as? _PlannedWhole)?.graph ?? self }

    /// Keeps the way to plan the graph again, if its input may change, or other circumstances could choose other bindings of it.
    /// Overlays of overlays would keep all graphs below.
    mutating func keepReplanning(_ options: _PlanOptions, _ plan: @escaping @Sendable (_PlanOptions) -> _PlannedGraph) {
        let mayChange = options.contextReference?.context._mayChange == true
        guard mayChange || !model.conditions.choices.isEmpty || !model.choosers.isEmpty else { return }
        replan = { plan(options.replaced(by: $0, $1)) }
        context = options.contextReference
        guard !options.circumstances.keepsUnchosen,
            model.conditions.choices.contains(where: { !$0.isChosen }) || model.conditions.whole != nil
        else { return }
        var options = options
        options.circumstances.keepsUnchosen = true
        model.conditions.whole = _PlannedWhole { [options] in plan(options) }
    }
}

/// A graph that is planned again with what its conditions leave out beside it, once someone asks for it.
package final class _PlannedWhole: _WholeGraph {
    private let plan: @Sendable () -> _PlannedGraph
    private let planned: Mutex<Planned?> = Mutex(nil)

    // Proof of @unchecked Sendable: nobody writes a graph that is planned.
    private struct Planned: @unchecked Sendable {
        let graph: _PlannedGraph
    }

    init(_ plan: @escaping @Sendable () -> _PlannedGraph) {
        self.plan = plan
    }

    /// The graph, whose choices are those of modules that were not chosen, too.
    package var graph: _PlannedGraph {
        if let planned = planned.withLock({ $0 }) { return planned.graph }
        // Without the lock, since it calls the functions of a client.
        let graph = plan()
        planned.withLock { [planned = Planned(graph: graph)] in $0 = planned }
        return graph
    }
}
