// SPDX-License-Identifier: Apache-2.0

import DICore

/// The rules about walls: the words that raise one name them, so that other programs don't contain them.
package struct _WallRules: Sendable {
    /// Finds the errors of a graph about walls.
    package let findings: @Sendable (_GraphModel) -> [_Finding]

    /// All rules about walls.
    package static var all: _WallRules {
        _WallRules { model in
            var findings: [_Finding] = []
            guard let review = WallReview(model) else { return findings }
            PrivateBindingRule.check(review, of: model, into: &findings)
            RequirementUnmetRule.check(review, into: &findings)
            UndeclaredNeedRule.check(review, into: &findings)
            return findings
        }
    }
}
