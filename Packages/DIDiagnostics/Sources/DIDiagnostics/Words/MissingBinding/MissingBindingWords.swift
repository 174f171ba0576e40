// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// Requests for one key that nothing binds.
    func missingBinding(_ finding: _Finding) -> Diagnostic {
        let edges = finding.list
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
