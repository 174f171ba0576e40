// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding that is being described, step by step.
///
/// The steps come in this order, each at most once: a collection, a tag, a qualifier, sharing, and the terminating `to`.
/// The compiler checks it: `Step` is the last step taken.
///
/// `to(factory:)` takes a function or an initialiser, such as `Heater.init`; its parameters are the needs of the binding.
/// Where a type has several initialisers, `init` without a closure means the one without parameters, if there is one;
/// a closure such as `{ Heater(power: $0) }` says which is meant. Parameters with defaults are asked for too, unless a
/// closure leaves them out.
public struct BindingBuilder<Input, Step, Bound, S: ScopeBase> {
    // One concrete type has all the steps: a protocol in its place would cost the lookup of a witness table and of the
    // builder's metadata for each binding in code that is not specialised.
    // No two adjacent type parameters are ever equal: the runtime's cache of generic types degenerates on such
    // (Documentation/Decisions/0002).

    /// The binding as it is so far. For the layers' own use.
    public let _entry: _Entry

    @usableFromInline
    init(_ entry: _Entry) {
        _entry = entry
    }
}

/// Nothing was said yet but the type.
public enum _Begun: _Taggable {}
/// It was said that the binding is part of a collection.
public enum _Collected: _Taggable, _AfterCollection {}
/// A tag was given.
public enum _Tagged: _Qualifiable, _AfterTag {}
/// A qualifier was given.
public enum _Qualified: _Shareable, _AfterQualifier {}
/// It was said how instances are shared.
public enum _Shared: _AfterSharing {}
/// Only the terminating step is left to whoever holds the builder.
public enum _Received {}

/// A step after which sharing can be chosen.
public protocol _Shareable {}
/// A step after which a qualifier can be given.
public protocol _Qualifiable: _Shareable {}
/// A step after which a tag can be given.
public protocol _Taggable: _Qualifiable {}

extension BindingBuilder where Step: _Taggable {
    /// Binds under a tag, whose element is the bound type; for a part of a collection, the collection.
    public func tagged<T: Tag>(with tag: T.Type) -> BindingBuilder<Input, _Tagged, Bound, S> where T.Element == Bound {
        _entry.draft.key = _Key(_Key.type(taggedWith: T.self))
        return BindingBuilder<Input, _Tagged, Bound, S>(_entry)
    }
}

extension BindingBuilder where Step: _Qualifiable {
    /// Binds under a qualifier, to be chosen by `to(qualified:)`. Requests without a qualifier never match.
    public func qualified(_ qualifier: String) -> BindingBuilder<Input, _Qualified, Bound, S> {
        _entry.draft.key = _Key(_entry.draft.key.type, qualifier)
        return BindingBuilder<Input, _Qualified, Bound, S>(_entry)
    }
}

extension BindingBuilder where Step: _Shareable, S: DICore.Scope, Input: Sendable {
    /// Shares one instance in each built component, made on first use, exactly once under any number of threads.
    public func sharedInScope() -> BindingBuilder<Input, _Shared, Bound, S> {
        _entry.draft.sharing = .shared
        return BindingBuilder<Input, _Shared, Bound, S>(_entry)
    }

    /// Shares one instance in each built component, in the given way.
    public func sharedInScope(_ policy: SharingPolicy) -> BindingBuilder<Input, _Shared, Bound, S> {
        _entry.draft.sharing = policy.kind
        return BindingBuilder<Input, _Shared, Bound, S>(_entry)
    }
}

/// When a shared instance is made, and how long it is kept.
public struct SharingPolicy: Sendable, Hashable {
    let kind: _Sharing.Kind

    /// Made before the root, after what it needs.
    public static let eager: SharingPolicy = SharingPolicy(kind: .eager)
    /// Made on first use, and kept while somebody holds it; made anew afterwards. For classes.
    public static let weak: SharingPolicy = SharingPolicy(kind: .weak)
}
