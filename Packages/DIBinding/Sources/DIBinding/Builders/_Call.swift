// SPDX-License-Identifier: Apache-2.0

import DICore

/// A function of a graph with an argument: a factory's, called with a seed, or a property injector's, with the object.
/// Linked once per plan.
@usableFromInline
package final class _Call<Argument, Result>: Sendable {
    /// Calls the function in a frame.
    @usableFromInline package let make: @Sendable (_Frame, Argument) -> Result

    /// Takes the function.
    @inlinable
    package init(_ make: @escaping @Sendable (_Frame, Argument) -> Result) {
        self.make = make
    }

    /// Takes a function that only the main actor calls.
    package convenience init(onMainActor make: @escaping @MainActor @Sendable (_Frame, Argument) -> Result) {
        self.init(_unisolated(MainActorMake(make: make), as: Make.self).make)
    }

    private struct MainActorMake {
        let make: @MainActor @Sendable (_Frame, Argument) -> Result
    }

    private struct Make {
        let make: @Sendable (_Frame, Argument) -> Result
    }

    /// Returns a call that is traced as `step`, or this one for nil.
    package func traced(as step: _ConstructionStep?) -> _Call {
        guard let step else { return self }
        return _Call { frame, argument in step._tracing(frame) { self.make(frame, argument) } }
    }
}
