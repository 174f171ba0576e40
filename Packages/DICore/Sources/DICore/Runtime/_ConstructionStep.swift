// SPDX-License-Identifier: Apache-2.0

/// A binding that can come back to itself over a deferred edge; only such bindings leave a trace while they are made.
public final class _ConstructionStep: Sendable {
    let describe: @Sendable () -> Diagnostic.Step
    /// How often the binding may be at work at once on one thread.
    let limit: Int

    /// How often what takes a seed may come back to itself: another seed can end it, such as that of a smaller tree.
    public static let seededLimit: Int = 500

    /// Makes a step whose name is looked up when a message needs it.
    public init(limit: Int = 1, _ describe: @escaping @Sendable () -> Diagnostic.Step) {
        self.limit = limit
        self.describe = describe
    }

    /// The same step, of which as many may be at work at once.
    public func _limited(to limit: Int) -> _ConstructionStep {
        _ConstructionStep(limit: limit, describe)
    }

    /// Makes the binding in a frame; traps with the path if this thread is at it as often as it may.
    public func _tracing<Result>(_ frame: _Frame, _ make: () -> Result) -> Result {
        ConstructionTrace.enter(self, frame)
        defer { ConstructionTrace.leave() }
        return make()
    }
}
