// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/RequirementUnneeded`: a closed module requires what nothing in it needs from outside.
enum RequirementUnneededRule {
    static func check(_ review: WallReview, into findings: inout [Remark]) {
        for unneeded in review.unneeded {
            findings.append(RequirementUnneededFinding.found(room: unneeded.room, index: unneeded.index))
        }
    }
}
