// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _PlanOptions {
    /// Plans and checks a graph, and returns the factory of its root component.
    package func factory<C: RootComponent>(of component: C.Type) throws(GraphError) -> ComponentFactory<C> {
        let graph = _Planner.plan(_Definition(C.self, in: circumstances), self)
        let plan = try _Plan(graph, self, _Replanning(self) { _Definition(C.self, in: $0) })
        writeRemarks()
        return plan.rootFactory(of: C.self)
    }
}
