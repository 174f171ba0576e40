// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension _PlanOptions {
    /// The same options for an overlay of a plan, with the plan's plugins, severities, profiles, properties and observers.
    func inheriting(from base: _Plan) -> _PlanOptions {
        let inherited = base.options
        var further = GraphOptions(
            profiles: inherited.circumstances.profiles.union(circumstances.profiles), context: circumstances.context)
        if let own = planningContext, let other = inherited.planningContext {
            further._planningContext = own._stacked(on: other)
        } else {
            further.contextReference = contextReference ?? inherited.contextReference
        }
        further._judge = inherited.judge.map { judge?.stacked(on: $0) ?? $0 } ?? judge
        further._observers = inherited.observers.map { observers?.stacked(on: $0) ?? $0 } ?? observers
        var options = _PlanOptions(further)
        options.overrides = overrides
        options.isForInjector = isForInjector
        options.requestObserver = (requestObserver ?? inherited.requestObserver)?
            .stacked(over: base.graph, inherited.requestObserver)
        return options
    }
}
