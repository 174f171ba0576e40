// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/RetainCycle`: a shared object that keeps its own component alive, so that neither is ever freed.
enum RetainCycleRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        guard let cycles = RetainCycles(model) else { return }
        for (owner, edge) in cycles.closing {
            let keeper = model.edges[edge].from
            if model.allows(.retainCycle, for: owner) || model.allows(.retainCycle, for: keeper) { continue }
            findings.append(
                RetainCycleFinding.found(owner: owner, edge: edge, levels: cycles.levels, arrivals: cycles.arrivals))
        }
    }
}
