// SPDX-License-Identifier: Apache-2.0

import DICore

extension Diagnostic.Step.Relation {
    /// The step above needs a provider of this one, a tagged one or a closure.
    public static let needsProvider: Self = Self(rawValue: "needs a provider of")
    /// The step above needs this one lazily.
    public static let needsLazy: Self = Self(rawValue: "needs a Lazy of")
    /// The step above needs a weak provider of this one.
    public static let needsWeakly: Self = Self(rawValue: "needs a WeakProvider of")
    /// The step above needs this one lazily, on the main actor.
    public static let needsMainActorLazy: Self = Self(rawValue: "needs a MainActorLazy of")
    /// The step above needs a weak provider of this one, on the main actor.
    public static let needsMainActorWeakly: Self = Self(rawValue: "needs a MainActorWeakProvider of")
    /// The step above is the factory of a component that makes this one.
    public static let makes: Self = Self(rawValue: "which makes")
    /// The step above hides this one.
    public static let hides: Self = Self(rawValue: "hides")
    /// The factory of the step requested the one above while it ran.
    public static let requestedBy: Self = Self(rawValue: "requested by the factory of")
    /// The subject, a module, binds this step.
    public static let binds: Self = Self(rawValue: "binds")
}
