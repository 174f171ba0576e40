// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/UndeclaredNeed`: a closed module needs what it neither binds nor includes nor requires.
///
/// All needs of one module for one key are one finding.
enum UndeclaredNeedRule {
    static func check(_ review: WallReview, into findings: inout [_Finding]) {
        for need in review.undeclared {
            findings.append(_Finding(.undeclaredNeed, need.room, list: need.edges, key: need.key))
        }
    }
}
