// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

extension _PlanOptions {
    /// Writes the warnings of a valid graph about its input, unless the options silence them.
    func writeRemarks(on review: _GraphReview) {
        guard ProgramRemarks.areWritten.load(ordering: .relaxed) else { return }
        for remark in review.remarks where (judge.map { $0.severity(of: remark) } ?? remark.severity) == .warning {
            _writeToStandardError(remark.rendered(in: ._ofStandardError) + "\n")
        }
    }
}
