// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/UndeclaredNeed`: a closed module needs what it neither binds nor includes nor requires.
///
/// All needs of one module for one key are one finding.
enum UndeclaredNeedRule {
    static let ids: [Diagnostic.ID] = [.undeclaredNeed]

    static func check(_ review: WallReview, into findings: inout [_Finding]) {
        for need in review.undeclared {
            findings.append(UndeclaredNeedFinding.found(need.room, need.edges, key: need.key))
        }
    }
}
