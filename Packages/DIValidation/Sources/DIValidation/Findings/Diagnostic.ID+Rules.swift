// SPDX-License-Identifier: Apache-2.0

import DICore

/// The ids of errors.
extension Diagnostic.ID {
    /// An error: a component binds a collection as a whole, and also contributes elements to it.
    public static let collectionClash: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/CollectionClash")
    /// An error: neither the component of a decorator nor an ancestor binds its key.
    public static let decoratesNothing: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/DecoratesNothing")
    /// An error: a component binds the same key more than once.
    public static let duplicateBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/DuplicateBinding")
    /// An error: a component contributes two entries with the same key to a dictionary.
    public static let duplicateDictionaryKey: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/DuplicateDictionaryKey")
    /// An error: a build or a request that can't throw or await needs an object that does.
    public static let effectRequired: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/EffectRequired")
    /// An error: a binding that throws or awaits off the main actor needs an object of the main actor.
    public static let isolationCrossing: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/IsolationCrossing")
    /// An error: an object of the main actor may be created or read elsewhere.
    public static let mainActorRequired: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/MainActorRequired")
    /// An error: a dependency has no binding in its component or in an ancestor.
    public static let missingBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/MissingBinding")
    /// An error: a binding forwards to a qualifier that doesn't exist.
    public static let qualifierUnmatched: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/QualifierUnmatched")
    /// An error: an override binds a key that no component binds, or changes a contribution that doesn't exist.
    public static let overrideTargetsNothing: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/OverrideTargetsNothing")
    /// An error: a component installs itself, directly or through other components.
    public static let recursiveComponent: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/RecursiveComponent")
    /// An error: a component's list includes a module of another scope.
    public static let scopeMismatch: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ScopeMismatch")
    /// An error: a component has the same scope as one of its ancestors.
    public static let scopeNesting: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ScopeNesting")
    /// An error: a component binds the key of its own seed, or has the seed's type as its root.
    public static let seedClash: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/SeedClash")
    /// An error: a binding has `onStart` or `running`, but no build creates its instance.
    public static let startUnreachable: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/StartUnreachable")
    /// An error: a graph has more than 100,000 component instances, or components nest more than 100 levels deep.
    public static let tooManyComponents: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/TooManyComponents")
    /// An error: an object that throws or awaits is needed directly, but isn't shared.
    public static let unsharedEffect: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/UnsharedEffect")
}

/// The ids of warnings and notes, which `DIDiagnostics` finds.
extension Diagnostic.ID {
    /// A warning: a property has a value that no condition names.
    public static let conditionUnmet: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ConditionUnmet")
    /// A note: bindings depend on each other in a cycle that a deferred dependency breaks.
    public static let deferredCycle: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/DeferredCycle")
    /// A note: a component declares effects of construction that none of its bindings has.
    public static let needlessConstruction: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/NeedlessConstruction")
    /// A note: an overlay keeps a shared instance of an opaque factory.
    public static let opaqueKept: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/OpaqueKept")
    /// A warning: a factory requests its dependencies while it runs.
    public static let opaqueNeeds: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/OpaqueNeeds")
    /// A warning: a graph is planned with a profile that no condition names.
    public static let profileUnknown: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ProfileUnknown")
    /// A warning: a shared object may keep its own component alive.
    public static let retainCycle: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/RetainCycle")
    /// A note: a component binds a key that an ancestor also binds.
    public static let shadowedBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ShadowedBinding")
    /// A warning: no root depends on a binding.
    public static let unusedBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/UnusedBinding")
    /// A warning: no root depends on any binding of an included module.
    public static let unusedModule: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/UnusedModule")
    /// A warning: a weakly shared binding isn't of a class.
    public static let weakValue: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/WeakValue")
}
