// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/RequirementUnneeded`: a closed module requires what nothing in it needs from outside.
enum RequirementUnneededRule {
    static let ids: [Diagnostic.ID] = [.requirementUnneeded]

    static func check(_ review: WallReview, into findings: inout [_Finding]) {
        for unneeded in review.unneeded {
            findings.append(RequirementUnneededFinding.found(unneeded.room, unneeded.index))
        }
    }
}
