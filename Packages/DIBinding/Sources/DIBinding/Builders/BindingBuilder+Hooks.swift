// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingBuilder where Step: _Step.BeforeStart, Input: Sendable {
    /// Starts each new instance when its component is opened, in the order of making.
    ///
    /// Called by `run` and `open` of the component's factory, after the instance's dependencies have been started. An
    /// error ends the start; the component is then closed. Instances that are made later, or in a component that is only
    /// built, are not started.
    ///
    /// ```swift
    /// binder.bind(Heater.self).sharedInScope(.eager)
    ///     .onStart { heater in try await heater.warmUp() }
    ///     .onStop { heater in await heater.coolDown() }
    ///     .to(factory: Heater.init)
    /// ```
    ///
    /// The hooks of a binding come after sharing, in the order `onStart`, `running`, `onEnd`, `onStop`, `onDispose`, each at
    /// most once. They run on no actor; after ``sharedOnMainActor(_:)``, they run on the main actor. A weakly shared instance
    /// is started, stopped and disposed of only while it lives.
    public func onStart(
        _ hook: @escaping @Sendable (_ instance: Input) async throws -> Void
    ) -> BindingBuilder<Input, _Step.Started, Bound, S> {
        _entry._addHook { $0._starting(hook) }
        return BindingBuilder<Input, _Step.Started, Bound, S>(_entry)
    }
}

extension BindingBuilder where Step: _Step.BeforeEnd, Input: Sendable {
    /// Ends the work of the instance when its component is closed, by the outcome: commits or rolls back.
    ///
    /// Called like `onStop`, immediately before the instance's own. In `run`, the outcome is the body's. After a body
    /// that returned, `run` throws the first error of these hooks in place of the result; later hooks, of the
    /// instance's dependencies, then get the outcome `.threw`.
    ///
    /// ```swift
    /// binder.bind(UnitOfWork.self).sharedInScope()
    ///     .onEnd { work, outcome in
    ///         if case .returned = outcome { try await work.commit() } else { await work.rollBack() }
    ///     }
    ///     .to(factory: UnitOfWork.init)
    /// ```
    ///
    /// In an opened component, the outcome is the argument of `close`, by default `.returned`. It is `.cancelled` if the
    /// closing task is cancelled, the parent closes first, or the handle is released unclosed. If the parent closes the
    /// component before the body of `run` returns, and such a hook is called, `run` throws `CancellationError`.
    public func onEnd(
        _ hook: @escaping @Sendable (_ instance: Input, _ outcome: ComponentOutcome) async throws -> Void
    ) -> BindingBuilder<Input, _Step.Ended, Bound, S> {
        _entry._addHook { $0._ending(hook) }
        return BindingBuilder<Input, _Step.Ended, Bound, S>(_entry)
    }
}

extension BindingBuilder where Step: _Step.BeforeStop, Input: Sendable {
    /// Stops the instance when its component is closed, in the reverse order of making.
    ///
    /// Called at the end of `run` and by `close`, before the instance's dependencies are stopped, including those
    /// requested through providers, unless they lead back to it; not for an instance that was never started because the start
    /// failed before it. By then, running factories have ended, and their instances are stopped as well. Cancelling the
    /// component's task does not cancel the hook, and an error does not end the stop: errors are collected in a
    /// `StopError`. The deadline of the whole stop, `stopTimeout:` of `run` and `open`, cancels the hook under way.
    public func onStop(
        _ hook: @escaping @Sendable (_ instance: Input) async throws -> Void
    ) -> BindingBuilder<Input, _Step.Stopped, Bound, S> {
        _entry._addHook { $0._stopping(hook) }
        return BindingBuilder<Input, _Step.Stopped, Bound, S>(_entry)
    }
}

extension BindingBuilder where Step: _Step.BeforeDispose, Input: Sendable {
    /// Disposes of the instance at the end of its component, in the reverse order of making.
    ///
    /// Called for every instance that was made: by `close` and at the end of `run`, after everything has been
    /// stopped; for a component that is only built, when the last provider or factory that leads to it is released;
    /// and when a build fails. The thread is not specified, except after ``sharedOnMainActor(_:)``. The hook doesn't
    /// see a cancellation of the closing task, unless it comes during the call.
    ///
    /// Open or run a component whose instances have this hook. Objects don't keep their component alive: if the root
    /// holds no provider, `build` returns it after the instances have been disposed of.
    public func onDispose(
        _ hook: @escaping @Sendable (_ instance: Input) -> Void
    ) -> BindingBuilder<Input, _Step.Disposed, Bound, S> {
        _entry._addHook { $0._disposing(hook) }
        return BindingBuilder<Input, _Step.Disposed, Bound, S>(_entry)
    }
}

extension _Entry {
    /// Adds a hook to the binding.
    func _addHook(_ add: (_Hooks) -> _Hooks) {
        hooks = add(hooks ?? _Hooks())
    }
}
