// SPDX-License-Identifier: Apache-2.0

/// A binding that can come back to itself over a deferred edge; only such bindings leave a trace while they are made.
public final class _ConstructionStep: Sendable {
    let describe: @Sendable () -> Diagnostic.Step

    /// Makes a step whose name is looked up when a message needs it.
    public init(_ describe: @escaping @Sendable () -> Diagnostic.Step) {
        self.describe = describe
    }

    /// Notes that this thread begins to make the binding in a frame; traps with the path if it is at it already.
    func enter(_ frame: _Frame) {
        ConstructionTrace.enter(self, frame)
    }

    /// Notes that this thread has made the binding that it began last.
    func leave() {
        ConstructionTrace.leave()
    }
}
