// SPDX-License-Identifier: Apache-2.0

import DICore

/// The rules about walls: the words that raise one name them, so that other programs don't contain them.
package struct _WallRules: Sendable {
    /// Finds the errors.
    package let errors: @Sendable (_GraphModel, inout [_Finding]) -> Void
    /// Finds the warnings.
    package let warnings: @Sendable (_GraphModel, inout [_Finding]) -> Void

    /// All rules about walls.
    package static var all: _WallRules {
        _WallRules(
            errors: { model, findings in
                guard let review = WallReview(model) else { return }
                PrivateBindingRule.check(review, of: model, into: &findings)
                RequirementUnmetRule.check(review, into: &findings)
                UndeclaredNeedRule.check(review, into: &findings)
            },
            warnings: { model, findings in
                guard let review = WallReview(model) else { return }
                RequirementUnneededRule.check(review, into: &findings)
            })
    }

    /// The ids of errors, by rule.
    static var errorIDs: [[Diagnostic.ID]] {
        [PrivateBindingRule.ids, RequirementUnmetRule.ids, UndeclaredNeedRule.ids]
    }

    /// The ids of warnings, by rule.
    static var warningIDs: [[Diagnostic.ID]] { [RequirementUnneededRule.ids] }
}
