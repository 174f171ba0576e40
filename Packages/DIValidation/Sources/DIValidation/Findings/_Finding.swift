// SPDX-License-Identifier: Apache-2.0

import DICore

/// A finding of any rule, as a planner passes it on until its words are needed.
public struct _Finding: Sendable {
    let content: any Finding

    /// The id of its diagnostic.
    public var id: Diagnostic.ID { content.id }
}

extension _Explainer {
    /// Explains a finding.
    public func explain(_ finding: _Finding) -> Diagnostic {
        finding.content.explained(by: self)
    }
}
