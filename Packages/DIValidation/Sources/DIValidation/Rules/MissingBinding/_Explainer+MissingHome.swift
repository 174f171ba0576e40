// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Explainer {
    /// Returns the missing key of a finding, and the component in which a binding of it would serve all requests; nil for
    /// findings of other rules.
    package func missingKey(of finding: _Finding) -> (key: _Key, home: Int)? {
        switch finding.content {
        case let missing as MissingBindingFinding: (model.key(ofEdge: missing.edges[0]), home(of: missing))
        case let missing as MissingRootFinding: (_Key(missing.root), missing.component)
        default: nil
        }
    }

    /// The component in which a binding of the key would serve all requests.
    func home(of finding: MissingBindingFinding) -> Int {
        commonAncestor(of: finding.edges.map { model.bindings[model.edges[$0].from].component })
    }
}
