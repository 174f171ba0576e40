// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

extension _PlanOptions {
    /// Writes the warnings of a valid graph about its input, unless the options silence them.
    package func writeRemarks() {
        guard ProgramRemarks.areWritten.load(ordering: .relaxed), let context = planningContext else { return }
        for remark in context.remarks() where (judge.map { $0.severity(of: remark) } ?? remark.severity) == .warning {
            _writeToStandardError(remark.rendered(in: ._ofStandardError) + "\n")
        }
    }
}
