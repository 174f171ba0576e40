// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/DeferredCycle`: a cycle of bindings with at least one deferred need.
///
/// Cycles of direct needs are `DI/DependencyCycle`.
enum DeferredCycleRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        let search = CycleSearch(model, followingDeferred: true)
        let arrivals = search.arrivals
        for (closing, isDeferred) in search.closing where isDeferred {
            let way = model.way(over: closing, from: model.edges[closing].to, arrivals)
            if way.contains(where: { model.allows(.deferredCycle, for: model.edges[$0].from) }) { continue }
            findings.append(
                Remark(.deferredCycle, closing) { words in
                    let start = model.edges[closing].to
                    return words.diagnostic(
                        .deferredCycle, .note, on: start,
                        "\(words.called(start)) depends on itself through a deferred request",
                        trace: [words.step(for: start)] + Diagnostic.Step._ends(of: way, words.needed),
                        fixes: [
                            "use the deferred dependency only after construction, or move the shared part into a third type"
                        ])
                })
        }
    }
}
