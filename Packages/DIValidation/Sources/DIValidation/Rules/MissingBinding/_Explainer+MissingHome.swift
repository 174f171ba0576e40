// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Explainer {
    /// Returns the missing key of a finding, and the component in which a binding of it would serve all requests; nil for
    /// findings of other rules.
    package func missingKey(of finding: _Finding) -> (key: _Key, home: Int)? {
        guard finding.id == .missingBinding else { return nil }
        // A missing root has no requests.
        if finding.list.isEmpty { return MissingRootFinding.missingKey(of: finding, in: self) }
        return MissingBindingFinding.missingKey(of: finding, in: self)
    }
}
