// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

// The profiles or properties of an overlay may decide conditions of its base otherwise; so may properties that change.
extension _PlannedGraph {
    /// The component of a type that another one installs, or nil.
    func child(of component: Int, as type: Any.Type) -> Int? {
        model.components[component].bindings.lazy.map { model.bindings[$0].child }
            .first { $0 > component && model.components[$0].type == type }
    }

    /// The component of another graph in the place of one of this graph, or nil.
    fileprivate func counterpart(of component: Int, in other: _PlannedGraph) -> Int? {
        var found = 0
        for step in model.lineage(of: component).reversed().dropFirst() {
            guard let child = other.child(of: found, as: model.components[step].type) else { return nil }
            found = child
        }
        return found
    }

    /// Returns the graph as its conditions are decided in some circumstances, and the index of a component in it.
    ///
    /// Where they would leave out the component, the graph stays as it is.
    func replanned(in circumstances: _Circumstances, at component: Int) -> (_PlannedGraph, Int) {
        let (own, choices) = (model.conditions.circumstances, model.conditions.choices)
        guard !choices.isEmpty,
            own.profiles != circumstances.profiles || own.context != circumstances.context
                || choices.contains(where: { $0.condition.content.holds(in: circumstances) != $0.holds }),
            let other = replan?(circumstances, context),
            let place = counterpart(of: component, in: other)
        else { return (self, component) }
        return (other, place)
    }

    /// The graph with the bindings that its conditions leave out; itself if there are none.
    var whole: _PlannedGraph { (model.conditions.whole as? _PlannedWhole)?.graph ?? self }
}
