// SPDX-License-Identifier: Apache-2.0

import DICore

/// A function of a graph that others call with an argument: that of a factory, with a seed, or that of a property injector, with the
/// object. Linked once per plan.
@usableFromInline
package final class _Call<Argument, Result>: Sendable {
    /// Calls the function in a frame.
    @usableFromInline package let make: @Sendable (_Frame, Argument) -> Result

    /// Takes the function.
    @inlinable
    package init(_ make: @escaping @Sendable (_Frame, Argument) -> Result) {
        self.make = make
    }

    /// Takes a function of the main actor, which alone calls it.
    package convenience init(onMainActor make: @escaping @MainActor @Sendable (_Frame, Argument) -> Result) {
        self.init(_unisolated(MainActorMake(make: make), as: Make.self).make)
    }

    private struct MainActorMake {
        let make: @MainActor @Sendable (_Frame, Argument) -> Result
    }

    private struct Make {
        let make: @Sendable (_Frame, Argument) -> Result
    }

    /// Returns a call that leaves a trace, if it can come back to itself.
    package func traced(as step: _ConstructionStep?) -> _Call {
        guard let step else { return self }
        return _Call { frame, argument in step._tracing(frame) { self.make(frame, argument) } }
    }
}
