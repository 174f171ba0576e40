// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _PlanOptions {
    /// Plans and checks a graph, and returns the factory of its root component.
    package func factory<C: RootComponent>(of component: C.Type) throws(GraphError) -> ComponentFactory<C> {
        let (graph, verdict) = plan(_Definition(C.self, in: circumstances))
        guard verdict.isValid else { throw GraphError(_report: verdict.errors) }
        let replanning = _Replanning(self) { _Definition(C.self, in: $0) }
        return _Plan(graph, report: verdict.everything, self, replanning).rootFactory(of: C.self)
    }
}
