// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// Returns the missing key of a finding, and the component in which a binding of it would serve all requests; nil for
    /// findings of other rules.
    func missingKey(of finding: _Finding) -> (key: _Key, home: Int)? {
        guard finding.id == .missingBinding else { return nil }
        // A missing root has no requests.
        if finding.list.isEmpty { return model.components[finding.first].root.map { (_Key($0), finding.first) } }
        return home(ofRequests: finding.list)
    }

    /// The key of some requests, and the component in which a binding of it would serve them all.
    func home(ofRequests edges: [Int]) -> (key: _Key, home: Int) {
        let owners = edges.map { model.bindings[model.edges[$0].from].component }
        return (model.key(ofEdge: edges[0]), model.commonAncestor(of: owners))
    }
}
