// SPDX-License-Identifier: Apache-2.0

import DICore

/// Requests for one key that nothing binds.
enum MissingBindingFinding {
    static let kind: FindingKind = FindingKind(
        .missingBinding, explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in
            for edge in finding.edges { usage.use(requesterOf: edge) }
            usage.useNearMisses(of: finding.edges[0])
        })

    static func found(edges: [Int]) -> _Finding {
        _Finding(kind, list: edges)
    }

    /// The key, and the component in which a binding of it would serve all requests.
    static func missingKey(of finding: _Finding, in explainer: _Explainer) -> (key: _Key, home: Int) {
        let model = explainer.model
        let owners = finding.edges.map { model.bindings[model.edges[$0].from].component }
        return (model.key(ofEdge: finding.edges[0]), explainer.commonAncestor(of: owners))
    }
}

extension _Finding {
    fileprivate var edges: [Int] { list }
}

extension Diagnostic.ID {
    /// An error: a requested key is not bound.
    public static let missingBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/MissingBinding")
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let edges = finding.edges
        var requesters: [Int] = []
        // By their texts, since a set of steps would be another kind of set in every program.
        var seen: Set<String> = []
        for binding in sortedByDistance(edges.map { model.edges[$0].from }) {
            let step = step(.alsoNeededBy, binding)
            let place = step.place?.description ?? ""
            let text = [step.relation.rawValue, step.name, step.detail, place, step.remark].joined(separator: "\n")
            if seen.insert(text).inserted { requesters.append(binding) }
        }
        let others = sortedByPlace(Array(requesters.dropFirst()))
        let (key, home) = MissingBindingFinding.missingKey(of: finding, in: self)
        return missing(
            key, in: home, for: Set(edges.map { model.edges[$0].from }),
            trace: way(upFrom: requesters[0]) + others.map { step(.alsoNeededBy, $0) },
            isOptional: edges.contains { model.edges[$0].kind == .optional })
    }
}
