// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

// The conditions of a component.
extension _Planner {
    /// Adds the choices of a component that is placed, and what they left out, if that is kept.
    mutating func add(_ recorded: _RecordedChoices, of definition: _Definition, to component: Int) {
        let first = graph.model.conditions.choices.count
        for choice in recorded.choices {
            var choice = choice.moved(by: first)
            choice.component = component
            choice.isIncludedElsewhere =
                !choice.isChosen && choice.module.map { definition.modules.contains(ObjectIdentifier($0)) } == true
            if choice.outer < 0 { graph.mistakes += choice.mistakes.map { (_GraphModel.missing, $0) } }
            graph.model.conditions.choices.append(choice)
        }
        for (entry, choice) in recorded.unchosen {
            graph.unchosen.append((entry, choice + first))
            if let decider = entry.draft.decider { unchosen.append((decider, entry.draft.place, component)) }
        }
    }

    /// Renumbers the components of the choices that an overlay has from its base.
    mutating func moveChoices() {
        for index in 0..<(overlay?.base.model.conditions.choices.count ?? 0) {
            let origin = graph.model.conditions.choices[index].component
            graph.model.conditions.choices[index].component = graph.component(from: origin)
        }
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

extension _PlannedGraph {
    /// The graph with what its conditions leave out; itself if they leave out nothing.
    package var whole: _PlannedGraph { (model.conditions.whole as? _PlannedWhole)?.graph ?? self }

    /// Keeps the way to plan the graph again with what its conditions leave out.
    mutating func keepWhole(_ options: _PlanOptions, _ plan: @escaping @Sendable (_PlanOptions) -> _PlannedGraph) {
        guard !options.circumstances.keepsUnchosen,
            model.conditions.choices.contains(where: { !$0.isChosen }) || model.conditions.whole != nil
        else { return }
        var options = options
        options.circumstances.keepsUnchosen = true
        model.conditions.whole = _PlannedWhole { [options] in plan(options) }
    }
}
