// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingBuilder {
    /// Starts each new instance on the main actor when its component is opened, in the order of making.
    ///
    /// Otherwise as `onStart` after ``sharedInScope(_:)``.
    ///
    /// ```swift
    /// binder.bind(Display.self).sharedOnMainActor()
    ///     .onStart { $0.light() }
    ///     .onDispose { $0.darken() }
    ///     .onMainActor(Display.init)
    /// ```
    public func onStart<Last: _Step.BeforeStart>(
        _ hook: @escaping @MainActor @Sendable (_ instance: Input) async throws -> Void
    ) -> BindingBuilder<Input, _Step.OnMainActor<_Step.Started>, Bound, S> where Step == _Step.OnMainActor<Last> {
        _entry._addHook { $0._starting(hook) }
        return BindingBuilder<Input, _Step.OnMainActor<_Step.Started>, Bound, S>(_entry)
    }

    /// Ends the work of the instance on the main actor when its component is closed, by the outcome.
    ///
    /// Otherwise as `onEnd` after ``sharedInScope(_:)``.
    public func onEnd<Last: _Step.BeforeEnd>(
        _ hook: @escaping @MainActor @Sendable (_ instance: Input, _ outcome: ComponentOutcome) async throws -> Void
    ) -> BindingBuilder<Input, _Step.OnMainActor<_Step.Ended>, Bound, S> where Step == _Step.OnMainActor<Last> {
        _entry._addHook { $0._ending(hook) }
        return BindingBuilder<Input, _Step.OnMainActor<_Step.Ended>, Bound, S>(_entry)
    }

    /// Stops the instance on the main actor when its component is closed, in the reverse order of making.
    ///
    /// Otherwise as `onStop` after ``sharedInScope(_:)``.
    public func onStop<Last: _Step.BeforeStop>(
        _ hook: @escaping @MainActor @Sendable (_ instance: Input) async throws -> Void
    ) -> BindingBuilder<Input, _Step.OnMainActor<_Step.Stopped>, Bound, S> where Step == _Step.OnMainActor<Last> {
        _entry._addHook { $0._stopping(hook) }
        return BindingBuilder<Input, _Step.OnMainActor<_Step.Stopped>, Bound, S>(_entry)
    }

    /// Disposes of the instance on the main actor at the end of its component, in the reverse order of making.
    ///
    /// Otherwise as `onDispose` after ``sharedInScope(_:)``. A component that ends off the main thread is disposed of
    /// asynchronously, by a task on the main actor.
    public func onDispose<Last: _Step.BeforeDispose>(
        _ hook: @escaping @MainActor @Sendable (_ instance: Input) -> Void
    ) -> BindingBuilder<Input, _Step.OnMainActor<_Step.Disposed>, Bound, S> where Step == _Step.OnMainActor<Last> {
        _entry._addHook { $0._disposingOnMainActor(hook) }
        return BindingBuilder<Input, _Step.OnMainActor<_Step.Disposed>, Bound, S>(_entry)
    }
}
