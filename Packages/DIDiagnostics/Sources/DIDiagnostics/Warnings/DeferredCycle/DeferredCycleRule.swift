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
        for (closing, isDeferred) in search.closing where isDeferred && !isAllowed(closing, arrivals, in: model) {
            findings.append(Remark(.deferredCycle, closing) { $0.deferredCycle(closing, arrivals) })
        }
    }

    /// Whether a binding of the cycle silences it.
    private static func isAllowed(_ closing: Int, _ arrivals: [Int], in model: _GraphModel) -> Bool {
        guard !model.allowances.isEmpty else { return false }
        let start = model.edges[closing].to
        var current = model.edges[closing].from
        while !model.allows(.deferredCycle, for: current) {
            if current == start { return false }
            current = model.edges[arrivals[current]].from
        }
        return true
    }
}

extension _Explainer {
    func deferredCycle(_ closing: Int, _ arrivals: [Int]) -> Diagnostic {
        let start = model.edges[closing].to
        let way = way(over: closing, from: start, arrivals)
        return diagnostic(
            .deferredCycle, .note, on: start, "\(called(start)) depends on itself through a deferred request",
            trace: [step(for: start)] + Diagnostic.Step._ends(of: way, needed),
            fixes: ["use the deferred dependency only after construction, or move the shared part into a third type"])
    }
}
