// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A frame whose injector is current for a task and the tasks that it starts: it runs a function, or an awaiting
/// factory fills its slot.
///
/// It is a task-local value: a pointer of the thread can't follow a factory over an `await`.
@usableFromInline
package final class _Scope: Sendable {
    // Proof of nonisolated(unsafe): a frame publishes through atomics only.
    @usableFromInline package nonisolated(unsafe) let frame: _Frame
    /// Receives diagnostics that can't be thrown; without it, they go to standard error.
    package let report: (@Sendable (Diagnostic) -> Void)?

    /// The innermost scope of the current task.
    @TaskLocal @usableFromInline package static var current: _Scope?
    /// The number of scopes that tasks can still see.
    @usableFromInline package static let count: Atomic<Int> = Atomic(0)

    /// Makes a scope, which inherits `report` if it has none.
    package init(_ frame: _Frame, report: (@Sendable (Diagnostic) -> Void)? = nil) {
        self.frame = frame
        self.report = report ?? (Self.count.load(ordering: .relaxed) != 0 ? Self.current?.report : nil)
        Self.count.add(1, ordering: .relaxed)
    }

    // A task that was started in a scope keeps it, and so has the same injector until it ends.
    deinit {
        Self.count.subtract(1, ordering: .relaxed)
    }
}
