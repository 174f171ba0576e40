// SPDX-License-Identifier: Apache-2.0

/// The end of a run, when everything that it opened is closed.
package struct Closing: Sendable {
    /// The time in which everything that is open has to close.
    let timeout: Duration
    /// Called when the work of the run has ended, and before anything is closed.
    let begins: @Sendable () -> Void
    /// Called with the program when it is closed. A process that is about to exit keeps it, since freeing the graph takes time.
    let ends: @Sendable (any Sendable) -> Void

    /// Describes the end of a run.
    package init(
        timeout: Duration = .seconds(3), begins: @escaping @Sendable () -> Void = {},
        ends: @escaping @Sendable (any Sendable) -> Void = { _ in }
    ) {
        self.timeout = timeout
        self.begins = begins
        self.ends = ends
    }
}
