// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/RequirementUnmet`: a closed module is included where nothing binds what it requires.
///
/// Of modules that include each other, the outermost that requires the key is reported.
enum RequirementUnmetRule {
    static func check(_ review: WallReview, into findings: inout [_Finding]) {
        for unmet in review.unmet { findings.append(_Finding(.requirementUnmet, unmet.room, unmet.index)) }
    }
}
