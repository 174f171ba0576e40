// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// The warnings about the input of a graph, such as keys of its configuration that nothing reads, which a ``ComponentProgram`` writes to
/// standard error.
enum ProgramRemarks {
    /// Whether a component program runs.
    static let areWritten: Atomic<Bool> = Atomic(false)
}

extension _PlanOptions {
    /// Writes the warnings of a valid graph about its input, unless the options silence them.
    package func writeRemarks() {
        guard ProgramRemarks.areWritten.load(ordering: .relaxed), let context = planningContext else { return }
        let severities = severities
        for remark in context.remarks() where severities[remark.id, default: remark.severity] == .warning {
            _writeToStandardError(remark.rendered(in: ._ofStandardError) + "\n")
        }
    }
}
