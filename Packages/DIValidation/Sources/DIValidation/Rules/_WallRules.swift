// SPDX-License-Identifier: Apache-2.0

import DICore

/// The rules about walls: the words that raise one name them, so that other programs don't contain them.
package struct _WallRules: Sendable {
    /// The errors and the warnings of a graph, which one review finds.
    package typealias Findings = (errors: [_Finding], warnings: [_Finding])

    /// Reviews the walls of a graph.
    package let review: @Sendable (_GraphModel) -> Findings

    /// All rules about walls.
    package static var all: _WallRules {
        _WallRules { model in
            var findings: Findings = ([], [])
            guard let review = WallReview(model) else { return findings }
            PrivateBindingRule.check(review, of: model, into: &findings.errors)
            RequirementUnmetRule.check(review, into: &findings.errors)
            UndeclaredNeedRule.check(review, into: &findings.errors)
            RequirementUnneededRule.check(review, into: &findings.warnings)
            return findings
        }
    }

    /// The ids of errors, by rule.
    static var errorIDs: [[Diagnostic.ID]] {
        [PrivateBindingRule.ids, RequirementUnmetRule.ids, UndeclaredNeedRule.ids]
    }

    /// The ids of warnings, by rule.
    static var warningIDs: [[Diagnostic.ID]] { [RequirementUnneededRule.ids] }
}
