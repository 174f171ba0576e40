// SPDX-License-Identifier: Apache-2.0

/// The outcome of a component's work, for the `onEnd` hooks of its instances.
///
/// ```swift
/// binder.bind(UnitOfWork.self).sharedInScope()
///     .onEnd { work, outcome in
///         if case .returned = outcome { try await work.commit() } else { await work.rollBack() }
///     }
///     .to(factory: UnitOfWork.init)
/// ```
public enum ComponentOutcome: Sendable {
    /// The body of `run` returned, or the component was opened and `close` was called.
    case returned
    /// The start, the body of `run`, or an `onEnd` before this one threw an error.
    case threw(any Error)
    /// The task was cancelled, the parent closed first, or a handle was released without `close`.
    case cancelled

    /// Makes the outcome of work that threw `error`: `cancelled` for a `CancellationError` or in a cancelled task, else `threw`.
    public init(throwing error: any Error) {
        self = error is CancellationError || Task.isCancelled ? .cancelled : .threw(error)
    }
}
