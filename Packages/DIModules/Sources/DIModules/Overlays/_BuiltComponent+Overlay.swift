// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

extension _BuiltComponent {
    /// Plans and builds an overlay: new frames, with the same seeds, for the component of the parent and those above it.
    init(
        _ options: _PlanOptions, _ declarations: _Declarations, over parent: _BuiltComponent
    ) throws(GraphError) {
        let options = options.inheriting(from: parent.plan)
        let (base, place) = parent.plan.graph.replanned(
            in: options.circumstances, at: parent.component)
        let overlay = _Overlay(_Definition(declarations, in: options.circumstances), over: base, at: place)
        var graph = _Planner.plan(overlay, options)
        let component = graph.component(from: place)
        graph.takeOver(from: parent, in: component)
        let plan = try _Plan(graph, options)
        var frame = plan.outermostFrame(keptBy: _ComponentInjectorReference(plan, component, keeping: plan))
        let lineage = Array(plan.graph.model.lineage(of: component))
        for (distance, index) in lineage.enumerated().reversed() {
            frame = plan.node(of: index).frame(like: parent.frame._ancestor(distance), in: frame)
        }
        self.init(plan: plan, component: component, frame: frame)
    }
}
