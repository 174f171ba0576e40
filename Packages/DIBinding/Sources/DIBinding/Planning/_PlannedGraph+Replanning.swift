// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

extension _PlannedGraph {
    /// Keeps the way to plan the graph again, if its input may change, or other circumstances could choose other bindings of it.
    /// If it were always kept, overlays of overlays would retain all graphs below.
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

/// A graph that is planned again, on first use, with the bindings that its conditions leave out beside it.
package final class _PlannedWhole: _WholeGraph {
    private let plan: @Sendable () -> _PlannedGraph
    private let planned: Mutex<Planned?> = Mutex(nil)

    // Proof of @unchecked Sendable: a planned graph is not written.
    private final class Planned: @unchecked Sendable {
        let graph: _PlannedGraph

        init(_ graph: _PlannedGraph) {
            self.graph = graph
        }
    }

    init(_ plan: @escaping @Sendable () -> _PlannedGraph) {
        self.plan = plan
    }

    /// The graph, with the choices of unchosen modules, too.
    package var graph: _PlannedGraph {
        if let planned = planned.withLock({ $0 }) { return planned.graph }
        // Without the lock, since it calls the functions of a client.
        let graph = plan()
        planned.withLock { [planned = Planned(graph)] in $0 = planned }
        return graph
    }
}
