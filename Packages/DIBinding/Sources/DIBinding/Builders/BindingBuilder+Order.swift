// SPDX-License-Identifier: Apache-2.0

import DICore

// Each of these is for steps after which its own namesake is not there, so that a call never has both to choose from:
// valid code compiles as fast as without them, and what else is wrong with a call is still told as that.

/// A step after which no collection can be named.
public protocol _AfterCollection {}
/// A step after which no tag can be given.
public protocol _AfterTag: _AfterCollection {}
/// A step after which no qualifier can be given.
public protocol _AfterQualifier: _AfterTag {}
/// A step after which sharing cannot be chosen.
public protocol _AfterSharing: _AfterQualifier {}

extension BindingBuilder where Step: _AfterCollection {
    /// Explains why a collection comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, to"
    )
    public func intoCollection() -> BindingBuilder<Input, _Collected, [Input], S> {
        BindingBuilder<Input, _Collected, [Input], S>(_entry)
    }

    /// Explains why a collection comes too late.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, to"
    )
    public func intoCollection() -> BindingBuilder<[Input], _Collected, [Input], S> {
        BindingBuilder<[Input], _Collected, [Input], S>(_entry)
    }

    /// Explains why a collection comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, to"
    )
    public func intoSet() -> BindingBuilder<Input, _Collected, [Input], S> {
        BindingBuilder<Input, _Collected, [Input], S>(_entry)
    }

    /// Explains why a collection comes too late.
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
    /// Explains why a tag comes too late.
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
    /// Explains why a qualifier comes too late.
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
    /// Explains why sharing comes too late.
    @available(
        *, unavailable,
        message:
            "steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, to"
    )
    public func sharedInScope() -> BindingBuilder<Input, _Shared, Bound, S> {
        BindingBuilder<Input, _Shared, Bound, S>(_entry)
    }

    /// Explains why sharing comes too late.
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
    /// Explains why a root has no such step.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func intoCollection() -> BindingBuilder<Input, _Collected, [Input], S> {
        BindingBuilder<Input, _Collected, [Input], S>(_entry)
    }

    /// Explains why a root has no such step.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func intoCollection() -> BindingBuilder<[Input], _Collected, [Input], S> {
        BindingBuilder<[Input], _Collected, [Input], S>(_entry)
    }

    /// Explains why a root has no such step.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func intoSet() -> BindingBuilder<Input, _Collected, [Input], S> {
        BindingBuilder<Input, _Collected, [Input], S>(_entry)
    }

    /// Explains why a root has no such step.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func intoDictionary<Key>(key: Key) -> BindingBuilder<Input, _Collected, [Input], S> {
        BindingBuilder<Input, _Collected, [Input], S>(_entry)
    }

    /// Explains why a root has no such step.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func tagged<T: Tag>(with tag: T.Type) -> BindingBuilder<Input, _Tagged, Bound, S> {
        BindingBuilder<Input, _Tagged, Bound, S>(_entry)
    }

    /// Explains why a root has no such step.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func qualified(_ qualifier: String) -> BindingBuilder<Input, _Qualified, Bound, S> {
        BindingBuilder<Input, _Qualified, Bound, S>(_entry)
    }

    /// Explains why a root has no such step.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func sharedInScope() -> BindingBuilder<Input, _Shared, Bound, S> {
        BindingBuilder<Input, _Shared, Bound, S>(_entry)
    }

    /// Explains why a root has no such step.
    @available(
        *, unavailable,
        message: "a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding"
    )
    public func sharedInScope(_ policy: SharingPolicy) -> BindingBuilder<Input, _Shared, Bound, S> {
        BindingBuilder<Input, _Shared, Bound, S>(_entry)
    }
}
