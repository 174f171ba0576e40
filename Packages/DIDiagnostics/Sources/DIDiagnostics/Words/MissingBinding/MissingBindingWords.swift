// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Requests for one key that nothing binds.
extension FindingWords {
    static let missingBinding: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in
            for edge in finding.edges { usage.use(requesterOf: edge) }
            usage.useNearMisses(of: finding.edges[0])
        })
}

extension _Finding {
    fileprivate var edges: [Int] { list }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let edges = finding.edges
        var requesters: [Int] = []
        var seen: Set<Diagnostic.Step> = []
        for binding in sortedByDistance(edges.map { model.edges[$0].from }) {
            if seen.insert(step(.alsoNeededBy, binding)).inserted { requesters.append(binding) }
        }
        let others = sortedByPlace(Array(requesters.dropFirst()))
        let (key, home) = home(ofRequests: edges)
        return missing(
            key, in: home, for: Set(edges.map { model.edges[$0].from }),
            trace: way(upFrom: requesters[0]) + others.map { step(.alsoNeededBy, $0) },
            isOptional: edges.contains { model.edges[$0].kind == .optional })
    }
}
