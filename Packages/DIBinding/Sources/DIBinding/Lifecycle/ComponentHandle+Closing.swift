// SPDX-License-Identifier: Apache-2.0

import DICore

// Outside the type, which every program keeps, so that the linker drops what a program doesn't call.
extension ComponentHandle {
    /// The error of the first object that ended before its component; nil if the component was closed first.
    ///
    /// Suspends until then, or until the task is cancelled. The component continues until the handle is closed:
    ///
    /// ```swift
    /// let shop = try await ComponentFactory.of(CoffeeShop.self).open()
    /// let ended = await shop.ended
    /// let failure = await shop.close(after: ended.map { .threw($0) } ?? .returned)
    /// ```
    public var ended: LifecycleError? {
        get async { await life?._runningEnds() }
    }

    /// Closes the component: ends constructions, stops open children, the youngest first, then stops and
    /// disposes of all instances in reverse order.
    ///
    /// Tasks that wait for an instance throw `ClosedComponentError` immediately. Its factory is cancelled and
    /// awaited, as is a thread that makes a shared instance; one that takes longer than two thirds of `stopTimeout`
    /// is abandoned, with a `LifecycleTimeoutError` among the failures. Afterwards each `AsyncProvider` and
    /// `ThrowingProvider` of the component throws `ClosedComponentError`.
    ///
    /// Cancellation does not reach it. All calls, from any number of tasks, wait for one stop, as does the parent's own stop.
    /// A hook of this component or one below must not call it, since it would wait for itself.
    ///
    /// - Parameters:
    ///   - outcome: The outcome of the work, for `onEnd` hooks; `.returned` becomes `.cancelled` if the task is cancelled. The
    ///     first call determines it.
    ///   - isolation: The actor of the caller.
    /// - Returns: The failures of `onEnd` and `onStop` hooks and of abandoned factories, also of children; nil for none.
    public func close(
        after outcome: ComponentOutcome = .returned, isolation: isolated (any Actor)? = #isolation
    ) async -> StopError? {
        await stop(outcome)?.failure
    }

    @inline(__always)
    private func stop(
        _ outcome: ComponentOutcome, isolation: isolated (any Actor)? = #isolation
    ) async -> _Life._Result? {
        let frame = life?._frame
        // The last reference to the frame, so that instances of the actor are released on it immediately.
        defer { withExtendedLifetime(frame) {} }
        // Cancelled work has not returned, whatever its task does at the end.
        if case .returned = outcome, Task.isCancelled { return await life?._stop(.cancelled) }
        return await life?._stop(outcome)
    }

    /// Closes the component after work that returned, and throws its failures, as `run` does, even if the parent has
    /// cancelled the work before.
    package func _end() async throws {
        let end = await stop(.returned)
        if let error = end?.endError ?? end?.failure { throw error }
    }
}
