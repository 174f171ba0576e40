// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingBuilder where Step: _Step.BeforeRunning, Input: Sendable {
    /// Calls a function of each instance that runs as long as its component: the loop of a worker, a pool or a queue.
    ///
    /// `run` and `open` call it in a task of its own, after the instance's `onStart` and before the `onStart` of its
    /// dependents. By then, it has run up to its first suspension. A dependent that needs it to be ready
    /// waits for that in its own `onStart`. Instances that are made later, or in a component that is only built,
    /// don't run.
    ///
    /// ```swift
    /// binder.bind(Cache.self).sharedInScope()
    ///     .running { cache in try await cache.maintain() }
    ///     .to(factory: Cache.init)
    /// ```
    ///
    /// A function that throws, or returns, before the stop ends the component: the body of `run` is cancelled, everything is
    /// stopped in order, and a `LifecycleError` is thrown. The `ended` of a handle returns that error.
    ///
    /// When the component stops, the instance outlives its dependents. Its `onStop` may then let the function return;
    /// without one, the function is cancelled immediately. The deadline of the stop cancels it in any case; a second
    /// later it is abandoned. An error that it throws then belongs to the stop, except for a `CancellationError`.
    ///
    /// - Parameters:
    ///   - end: The consequence of a return before the stop; none for an instance that is shared weakly.
    ///   - body: The function. Only a stop cancels it.
    /// - Returns: The next step.
    public func running(
        onEnd end: RunningEnd = .endsComponent, _ body: @escaping @Sendable (_ instance: Input) async throws -> Void
    ) -> BindingBuilder<Input, _Step.Running, Bound, S> {
        _entry._addHook { $0._running(mayReturn: end == .ignored, body) }
        return BindingBuilder<Input, _Step.Running, Bound, S>(_entry)
    }

    /// As `running`, with a stop request that asks the function to finish when the instance is stopped.
    package func _running(
        onEnd end: RunningEnd, _ body: @escaping @Sendable (Input, _StopRequest) async throws -> Void
    ) -> BindingBuilder<Input, _Step.Stopped, Bound, S> {
        _entry._addHook { $0._running(mayReturn: end == .ignored, body) }
        return BindingBuilder<Input, _Step.Stopped, Bound, S>(_entry)
    }
}

extension BindingBuilder {
    /// Calls a function of each instance that runs on the main actor as long as its component.
    ///
    /// Otherwise as `running` after ``sharedInScope(_:)``.
    public func running<Last: _Step.BeforeRunning>(
        onEnd end: RunningEnd = .endsComponent,
        _ body: @escaping @MainActor @Sendable (_ instance: Input) async throws -> Void
    ) -> BindingBuilder<Input, _Step.OnMainActor<_Step.Running>, Bound, S> where Step == _Step.OnMainActor<Last> {
        _entry._addHook { $0._running(mayReturn: end == .ignored, body) }
        return BindingBuilder<Input, _Step.OnMainActor<_Step.Running>, Bound, S>(_entry)
    }
}
