// SPDX-License-Identifier: Apache-2.0

import DICore

/// A finding of any rule, as a planner passes it on until its words are needed.
package struct _Finding: Sendable {
    let content: any Finding

    /// The id of its diagnostic.
    package var id: Diagnostic.ID { content.id }
}

extension _Explainer {
    /// Explains a finding.
    package func explain(_ finding: _Finding) -> Diagnostic {
        finding.content.explained(by: self)
    }
}
