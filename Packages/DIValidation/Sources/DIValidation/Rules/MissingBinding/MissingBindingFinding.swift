// SPDX-License-Identifier: Apache-2.0

import DICore

/// Requests for one key that nothing binds.
struct MissingBindingFinding: Finding {
    let edges: [Int]

    var id: Diagnostic.ID { .missingBinding }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }

    func use(in usage: inout Usage) {
        for edge in edges { usage.use(requesterOf: edge) }
        usage.useNearMisses(of: edges[0])
    }
}

extension Diagnostic.ID {
    /// An error: a requested key is not bound.
    public static let missingBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/MissingBinding")
}

extension _Explainer {
    fileprivate func explain(_ finding: MissingBindingFinding) -> Diagnostic {
        let edges = finding.edges
        var requesters: [Int] = []
        var seen: Set<Diagnostic.Step> = []
        for binding in sortedByDistance(edges.map { model.edges[$0].from })
        where seen.insert(step(.alsoNeededBy, binding)).inserted {
            requesters.append(binding)
        }
        let others = sortedByPlace(Array(requesters.dropFirst()))
        return missing(
            model.key(ofEdge: edges[0]),
            in: home(of: finding),
            for: Set(edges.map { model.edges[$0].from }),
            trace: way(upFrom: requesters[0]) + others.map { step(.alsoNeededBy, $0) },
            isOptional: edges.contains { model.edges[$0].kind == .optional })
    }
}
