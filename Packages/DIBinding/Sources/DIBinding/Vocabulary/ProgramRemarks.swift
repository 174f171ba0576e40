// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The warnings about the input of a graph, such as keys of its configuration that nothing reads, which a ``ComponentProgram`` writes to
/// standard error.
enum ProgramRemarks {
    /// Whether a component program runs.
    static let areWritten: Atomic<Bool> = Atomic(false)
}
