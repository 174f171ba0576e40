// SPDX-License-Identifier: Apache-2.0

/// A binding that can come back to itself over a deferred edge; only such bindings leave a trace while they are made.
@usableFromInline
package final class _ConstructionStep: Sendable {
    let describe: @Sendable () -> Diagnostic.Step
    /// Whether the binding may come back to itself as long as the stack has room, because another seed can end the
    /// recursion, such as that of a smaller tree.
    let isSeeded: Bool

    /// Makes a step that is described only when a message needs it.
    package convenience init(_ describe: @escaping @Sendable () -> Diagnostic.Step) {
        self.init(isSeeded: false, describe)
    }

    private init(isSeeded: Bool, _ describe: @escaping @Sendable () -> Diagnostic.Step) {
        self.isSeeded = isSeeded
        self.describe = describe
    }

    /// Returns the same step for a binding with a seed.
    package func _seeded() -> _ConstructionStep {
        _ConstructionStep(isSeeded: true, describe)
    }

    /// Makes the binding in a frame. Traps with the path if this thread is making it already; with a seed, only if the
    /// stack is nearly used up.
    @usableFromInline
    package func _tracing<Result>(_ frame: _Frame, _ make: () -> Result) -> Result {
        var making = ConstructionTrace(self, frame)
        return withUnsafeMutablePointer(to: &making) { making in
            ConstructionTrace.enter(making)
            defer { ConstructionTrace.leave(making) }
            return make()
        }
    }

    /// Makes the binding in a frame, which may fail. Throws with the closed path if this thread is making it already.
    package func _tracing<Result>(
        _ frame: _Frame, throwing make: () throws(ConstructionError) -> Result
    ) throws(ConstructionError) -> Result {
        var making = ConstructionTrace(self, frame)
        return try withUnsafeMutablePointer(to: &making) { making throws(ConstructionError) in
            try ConstructionTrace.enterThrowing(making)
            defer { ConstructionTrace.leave(making) }
            return try make()
        }
    }
}
