// SPDX-License-Identifier: Apache-2.0

import DICore

/// The ids of errors.
extension Diagnostic.ID {
    /// An error: a collection is bound as a whole and contributed to in one component.
    public static let collectionClash: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/CollectionClash")
    /// An error: a decorator has nothing to wrap, because its component does not bind its key.
    public static let decoratesNothing: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/DecoratesNothing")
    /// An error: a key is bound more than once in one component.
    public static let duplicateBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/DuplicateBinding")
    /// An error: a key of a dictionary is contributed more than once in one component.
    public static let duplicateDictionaryKey: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/DuplicateDictionaryKey")
    /// An error: something throws or awaits where a build or a request cannot.
    public static let effectRequired: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/EffectRequired")
    /// An error: something that throws or awaits elsewhere directly needs what belongs to the main actor.
    public static let isolationCrossing: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/IsolationCrossing")
    /// An error: something that belongs to the main actor may be made or read elsewhere.
    public static let mainActorRequired: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/MainActorRequired")
    /// An error: a requested key is not bound.
    public static let missingBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/MissingBinding")
    /// An error: a binding forwards to a qualifier that nothing is bound under.
    public static let qualifierUnmatched: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/QualifierUnmatched")
    /// An error: an override binds a key that nothing else binds, or a contribution to replace or exclude isn't there.
    public static let overrideTargetsNothing: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/OverrideTargetsNothing")
    /// An error: a component installs itself, directly or through others.
    public static let recursiveComponent: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/RecursiveComponent")
    /// An error: a binding refines that of its parent, but no ancestor of its component binds the key.
    public static let refinesNothing: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/RefinesNothing")
    /// An error: a list includes a module whose scope is not that of the component.
    public static let scopeMismatch: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ScopeMismatch")
    /// An error: a component has the scope of an ancestor.
    public static let scopeNesting: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ScopeNesting")
    /// An error: the key of the seed is also bound, or the root, in the same component.
    public static let seedClash: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/SeedClash")
    /// An error: a binding with `onStart` or `running` is made by no build.
    public static let startUnreachable: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/StartUnreachable")
    /// An error: components have too many places in a graph, or nest too deep.
    public static let tooManyComponents: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/TooManyComponents")
    /// An error: something that throws or awaits is needed directly, but is not shared.
    public static let unsharedEffect: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/UnsharedEffect")
}

/// The ids of warnings and notes, which `DIDiagnostics` finds.
extension Diagnostic.ID {
    /// A note, reported only if a severity is given to it: a shared instance is made in the context of the first request for it.
    public static let capturedContext: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/CapturedContext")
    /// A warning: a value that conditions test, such as a property, is none of those that they name.
    public static let conditionUnmet: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ConditionUnmet")
    /// A note: a cycle is broken only by a deferred need.
    public static let deferredCycle: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/DeferredCycle")
    /// A warning: a plain build would dispose of an instance that the root of the component holds.
    public static let earlyDisposal: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/EarlyDisposal")
    /// A note: a component's construction has effects that nothing in it has.
    public static let needlessConstruction: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/NeedlessConstruction")
    /// A note: an overlay takes over a shared instance whose factory requests what it needs while it runs.
    public static let opaqueKept: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/OpaqueKept")
    /// A warning: the needs of a factory are unknown, because it requests them while it runs.
    public static let opaqueNeeds: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/OpaqueNeeds")
    /// A warning: no condition names an active profile.
    public static let profileUnknown: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ProfileUnknown")
    /// A warning: a shared object keeps its own component alive.
    public static let retainCycle: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/RetainCycle")
    /// A note: a binding hides the binding of an ancestor.
    public static let shadowedBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ShadowedBinding")
    /// A warning: no root needs a binding, over any edges.
    public static let unusedBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/UnusedBinding")
    /// A warning: no binding of a module is used.
    public static let unusedModule: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/UnusedModule")
    /// A warning: a weakly shared element is not an object.
    public static let weakValue: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/WeakValue")
}
