// SPDX-License-Identifier: Apache-2.0

import DICore

// As in BindingBuilder+Order.swift: each exists only after steps that rule out its working namesake.

extension MainActorBindingBuilder where Step: _AfterStart {
    /// Rejects a hook that comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to"
    )
    public func onStart(_ hook: @MainActor (Input) async throws -> Void) -> MainActorBindingBuilder<
        Input, _Started, Bound, S
    > {
        MainActorBindingBuilder<Input, _Started, Bound, S>(_entry)
    }
}

extension MainActorBindingBuilder where Step: _AfterStop {
    /// Rejects a hook that comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to"
    )
    public func onStop(_ hook: @MainActor (Input) async throws -> Void) -> MainActorBindingBuilder<
        Input, _Stopped, Bound, S
    > {
        MainActorBindingBuilder<Input, _Stopped, Bound, S>(_entry)
    }
}

extension MainActorBindingBuilder where Step: _AfterDispose {
    /// Rejects a hook that comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to"
    )
    public func onDispose(_ hook: @MainActor (Input) -> Void) -> MainActorBindingBuilder<Input, _Disposed, Bound, S> {
        MainActorBindingBuilder<Input, _Disposed, Bound, S>(_entry)
    }
}

extension MainActorBindingBuilder where Step: _Shareable {
    /// Rejects a hook that comes too early.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to"
    )
    public func onStart(_ hook: @MainActor (Input) async throws -> Void) -> MainActorBindingBuilder<
        Input, _Started, Bound, S
    > {
        MainActorBindingBuilder<Input, _Started, Bound, S>(_entry)
    }

    /// Rejects a hook that comes too early.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to"
    )
    public func onStop(_ hook: @MainActor (Input) async throws -> Void) -> MainActorBindingBuilder<
        Input, _Stopped, Bound, S
    > {
        MainActorBindingBuilder<Input, _Stopped, Bound, S>(_entry)
    }

    /// Rejects a hook that comes too early.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to"
    )
    public func onDispose(_ hook: @MainActor (Input) -> Void) -> MainActorBindingBuilder<Input, _Disposed, Bound, S> {
        MainActorBindingBuilder<Input, _Disposed, Bound, S>(_entry)
    }
}

extension MainActorBindingBuilder where Step == _Received {
    /// Rejects a step that a root does not have.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func onStart(_ hook: @MainActor (Input) async throws -> Void) -> MainActorBindingBuilder<
        Input, _Started, Bound, S
    > {
        MainActorBindingBuilder<Input, _Started, Bound, S>(_entry)
    }

    /// Rejects a step that a root does not have.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func onStop(_ hook: @MainActor (Input) async throws -> Void) -> MainActorBindingBuilder<
        Input, _Stopped, Bound, S
    > {
        MainActorBindingBuilder<Input, _Stopped, Bound, S>(_entry)
    }

    /// Rejects a step that a root does not have.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func onDispose(_ hook: @MainActor (Input) -> Void) -> MainActorBindingBuilder<Input, _Disposed, Bound, S> {
        MainActorBindingBuilder<Input, _Disposed, Bound, S>(_entry)
    }
}
