// SPDX-License-Identifier: Apache-2.0

/// A binding that can come back to itself over a deferred edge; only such bindings leave a trace while they are made.
@usableFromInline
package final class _ConstructionStep: Sendable {
    let describe: @Sendable () -> Diagnostic.Step
    /// Whether the binding may come back to itself as long as the stack has room, because another seed, such as a
    /// smaller tree, can end the recursion.
    let isSeeded: Bool

    /// Makes a step that is described only when a message needs it.
    package init(isSeeded: Bool = false, _ describe: @escaping @Sendable () -> Diagnostic.Step) {
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
        // Proof of Unmanaged, here and below: this and the parameter outlive the call.
        var record = _ThreadConstruction(.passUnretained(frame), step: .passUnretained(self))
        return withUnsafeMutablePointer(to: &record) { record in
            _ThreadConstruction.enter(record)
            defer { _ThreadConstruction.pop(record) }
            return make()
        }
    }

    /// Makes the binding in a frame, which may fail. Throws with the closed path if this thread is making it already.
    package func _tracing<Result>(
        _ frame: _Frame, throwing make: () throws(ConstructionError) -> Result
    ) throws(ConstructionError) -> Result {
        // Proof of Unmanaged: as above.
        var record = _ThreadConstruction(.passUnretained(frame), step: .passUnretained(self))
        return try withUnsafeMutablePointer(to: &record) { record throws(ConstructionError) in
            try _ThreadConstruction.enterThrowing(record)
            defer { _ThreadConstruction.pop(record) }
            return try make()
        }
    }
}
