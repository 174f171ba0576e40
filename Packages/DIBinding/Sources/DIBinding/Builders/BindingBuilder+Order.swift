// SPDX-License-Identifier: Apache-2.0

import DICore

// Each of these exists only after steps that rule out its working namesake, so that no call can choose between the two:
// valid code compiles as fast as without them, and every other mistake in a call is still reported as such.

/// A step after which no collection can be named.
public protocol _AfterCollection {}
/// A step after which no tag can be given.
public protocol _AfterTag: _AfterCollection {}
/// A step after which no qualifier can be given.
public protocol _AfterQualifier: _AfterTag {}
/// A step after which sharing cannot be chosen.
public protocol _AfterSharing: _AfterQualifier {}

extension BindingBuilder where Step: _AfterCollection {
    /// Rejects a collection that comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, to"
    )
    public func intoCollection() -> BindingBuilder<Input, _Collected, [Input], S> {
        BindingBuilder<Input, _Collected, [Input], S>(_entry)
    }

    /// Rejects a collection that comes too late.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, to"
    )
    public func intoCollection() -> BindingBuilder<[Input], _Collected, [Input], S> {
        BindingBuilder<[Input], _Collected, [Input], S>(_entry)
    }

    /// Rejects a collection that comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, to"
    )
    public func intoSet() -> BindingBuilder<Input, _Collected, [Input], S> {
        BindingBuilder<Input, _Collected, [Input], S>(_entry)
    }

    /// Rejects a collection that comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, to"
    )
    public func intoDictionary<Key>(key: Key) -> BindingBuilder<Input, _Collected, [Input], S> {
        BindingBuilder<Input, _Collected, [Input], S>(_entry)
    }
}

extension BindingBuilder where Step: _AfterTag {
    /// Rejects a tag that comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, to"
    )
    public func tagged<T: Tag>(with tag: T.Type) -> BindingBuilder<Input, _Tagged, Bound, S> {
        BindingBuilder<Input, _Tagged, Bound, S>(_entry)
    }
}

extension BindingBuilder where Step: _AfterQualifier {
    /// Rejects a qualifier that comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, to"
    )
    public func qualified(_ qualifier: String) -> BindingBuilder<Input, _Qualified, Bound, S> {
        BindingBuilder<Input, _Qualified, Bound, S>(_entry)
    }
}

extension BindingBuilder where Step: _AfterSharing {
    /// Rejects sharing that comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, to"
    )
    public func sharedInScope() -> BindingBuilder<Input, _Shared, Bound, S> {
        BindingBuilder<Input, _Shared, Bound, S>(_entry)
    }

    /// Rejects sharing that comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, to"
    )
    public func sharedInScope(_ policy: SharingPolicy) -> BindingBuilder<Input, _Shared, Bound, S> {
        BindingBuilder<Input, _Shared, Bound, S>(_entry)
    }
}

extension BindingBuilder where Step == _Received {
    /// Rejects a step that a root does not have.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func intoCollection() -> BindingBuilder<Input, _Collected, [Input], S> {
        BindingBuilder<Input, _Collected, [Input], S>(_entry)
    }

    /// Rejects a step that a root does not have.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func intoCollection() -> BindingBuilder<[Input], _Collected, [Input], S> {
        BindingBuilder<[Input], _Collected, [Input], S>(_entry)
    }

    /// Rejects a step that a root does not have.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func intoSet() -> BindingBuilder<Input, _Collected, [Input], S> {
        BindingBuilder<Input, _Collected, [Input], S>(_entry)
    }

    /// Rejects a step that a root does not have.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func intoDictionary<Key>(key: Key) -> BindingBuilder<Input, _Collected, [Input], S> {
        BindingBuilder<Input, _Collected, [Input], S>(_entry)
    }

    /// Rejects a step that a root does not have.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func tagged<T: Tag>(with tag: T.Type) -> BindingBuilder<Input, _Tagged, Bound, S> {
        BindingBuilder<Input, _Tagged, Bound, S>(_entry)
    }

    /// Rejects a step that a root does not have.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func qualified(_ qualifier: String) -> BindingBuilder<Input, _Qualified, Bound, S> {
        BindingBuilder<Input, _Qualified, Bound, S>(_entry)
    }

    /// Rejects a step that a root does not have.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func sharedInScope() -> BindingBuilder<Input, _Shared, Bound, S> {
        BindingBuilder<Input, _Shared, Bound, S>(_entry)
    }

    /// Rejects a step that a root does not have.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func sharedInScope(_ policy: SharingPolicy) -> BindingBuilder<Input, _Shared, Bound, S> {
        BindingBuilder<Input, _Shared, Bound, S>(_entry)
    }
}
