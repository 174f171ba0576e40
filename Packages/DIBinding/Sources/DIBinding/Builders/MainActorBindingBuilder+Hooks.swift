// SPDX-License-Identifier: Apache-2.0

import DICore

extension MainActorBindingBuilder where Step: _Startable {
    /// Starts each new instance on the main actor when its component is opened, in the order of making.
    ///
    /// As `onStart` of ``BindingBuilder``.
    public func onStart(
        _ hook: @escaping @MainActor @Sendable (_ instance: Input) async throws -> Void
    ) -> MainActorBindingBuilder<Input, _Started, Bound, S> {
        _entry._addHook { $0._startingOnMainActor(hook) }
        return MainActorBindingBuilder<Input, _Started, Bound, S>(_entry)
    }
}

extension MainActorBindingBuilder where Step: _Stoppable {
    /// Stops the instance on the main actor when its component is closed, in the reverse order of making.
    ///
    /// As `onStop` of ``BindingBuilder``.
    public func onStop(
        _ hook: @escaping @MainActor @Sendable (_ instance: Input) async throws -> Void
    ) -> MainActorBindingBuilder<Input, _Stopped, Bound, S> {
        _entry._addHook { $0._stoppingOnMainActor(hook) }
        return MainActorBindingBuilder<Input, _Stopped, Bound, S>(_entry)
    }
}

extension MainActorBindingBuilder where Step: _Disposable {
    /// Disposes of the instance on the main actor at the end of its component, in the reverse order of making.
    ///
    /// As `onDispose` of ``BindingBuilder``. A component that ends off the main thread is disposed of a moment later, by a task
    /// on the main actor.
    public func onDispose(
        _ hook: @escaping @MainActor @Sendable (_ instance: Input) -> Void
    ) -> MainActorBindingBuilder<Input, _Disposed, Bound, S> {
        _entry._addHook { $0._disposingOnMainActor(hook) }
        return MainActorBindingBuilder<Input, _Disposed, Bound, S>(_entry)
    }
}
