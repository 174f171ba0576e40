// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A cycle of needs, at least one of which is deferred.
enum DeferredCycleFinding {
    static let kind: RemarkKind = RemarkKind(.deferredCycle, explain: { $0.diagnostic(for: $1) })

    static func found(closing: Int, arrivals: [Int]) -> Remark {
        Remark(kind, closing, list: arrivals)
    }
}

extension Remark {
    /// The edge that closes the cycle.
    fileprivate var closing: Int { first }
    /// For each binding, the edge over which the search came to it, or -1; shared by all cycles of a graph.
    fileprivate var arrivals: [Int] { list }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        let start = model.edges[finding.closing].to
        let way = way(over: finding.closing, from: start, finding.arrivals)
        return diagnostic(
            finding.id, .note, on: start, "\(called(start)) depends on itself through a deferred request",
            trace: [step(for: start)] + Diagnostic.Step._ends(of: way, needed),
            fixes: ["use the deferred dependency only after construction, or move the shared part into a third type"])
    }
}
