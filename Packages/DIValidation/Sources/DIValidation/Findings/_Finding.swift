// SPDX-License-Identifier: Apache-2.0

import DICore

/// A result of a rule, in indices of the model: its kind, and numbers that the kind interprets.
///
/// A finding is a value; its words are made when somebody reads them.
package struct _Finding: Sendable {
    let kind: FindingKind
    let first: Int
    let second: Int
    var list: [Int]
    let secondList: [Int]

    init(
        _ kind: FindingKind, _ first: Int = -1, _ second: Int = -1, list: [Int] = [], secondList: [Int] = []
    ) {
        self.kind = kind
        self.first = first
        self.second = second
        self.list = list
        self.secondList = secondList
    }

    /// The id of its diagnostic.
    package var id: Diagnostic.ID { kind.id }
}

extension _Explainer {
    /// Explains a finding.
    package func explain(_ finding: _Finding) -> Diagnostic {
        finding.kind.explain(self, finding)
    }
}
