// SPDX-License-Identifier: Apache-2.0

import DICore

/// A kind of error, which gives the numbers of a finding their meaning.
package enum FindingKind: Sendable, CaseIterable {
    /// A binding of a whole collection beside contributions to it.
    case collectionClash
    /// A decorator of a key that neither its component nor an ancestor binds.
    case decoratesNothing
    /// A cycle of direct needs.
    case dependencyCycle
    /// Several bindings of one key in one component.
    case duplicateBinding
    /// Several entries of one dictionary under one key in one component.
    case duplicateDictionaryKey
    /// A component whose build makes a binding first that throws or awaits, although the build does not.
    case effectfulConstruction
    /// Deferred requests that lead to a binding with effects beyond theirs, and that no build makes first.
    case effectfulRequest
    /// A binding that throws or awaits elsewhere, with direct needs that belong to the main actor.
    case isolationCrossing
    /// A component that is not built on the main actor, although its build makes a binding that belongs there.
    case mainActorConstruction
    /// An assisted factory or a property injector that any thread may call, with a direct need of the main actor.
    case mainActorFunction
    /// A deferred request that any thread may follow, for a binding of the main actor.
    case mainActorRequest
    /// A deferred request that throws but cannot await, and would make a binding of the main actor elsewhere.
    case mainActorThrowingRequest
    /// Requests for one key that nothing binds.
    case missingBinding
    /// A component whose root nothing binds.
    case missingRoot
    /// A forwarding binding whose qualifier nothing matches.
    case qualifierUnmatched
    /// An override whose key nothing else binds, or a change to a contribution that doesn't exist.
    case overrideTargetsNothing
    /// An installation of a component within itself.
    case recursiveComponent
    /// A module in a list of a component that has another scope.
    case scopeMismatch
    /// A component with the scope of one of its ancestors.
    case scopeNesting
    /// A binding under the key of its component's seed.
    case seedClash
    /// A binding with `onStart` or `running` that no build makes.
    case startUnreachable
    /// An installation beyond the limits of a graph.
    case tooManyComponents
    /// A binding that throws or awaits, is not shared, and is needed directly.
    case unsharedEffect

    /// The id of its diagnostics.
    package var id: Diagnostic.ID {
        switch self {
        case .collectionClash: .collectionClash
        case .decoratesNothing: .decoratesNothing
        case .dependencyCycle: .dependencyCycle
        case .duplicateBinding: .duplicateBinding
        case .duplicateDictionaryKey: .duplicateDictionaryKey
        case .effectfulConstruction, .effectfulRequest: .effectRequired
        case .isolationCrossing: .isolationCrossing
        case .mainActorConstruction, .mainActorFunction, .mainActorRequest, .mainActorThrowingRequest:
            .mainActorRequired
        case .missingBinding, .missingRoot: .missingBinding
        case .qualifierUnmatched: .qualifierUnmatched
        case .overrideTargetsNothing: .overrideTargetsNothing
        case .recursiveComponent: .recursiveComponent
        case .scopeMismatch: .scopeMismatch
        case .scopeNesting: .scopeNesting
        case .seedClash: .seedClash
        case .startUnreachable: .startUnreachable
        case .tooManyComponents: .tooManyComponents
        case .unsharedEffect: .unsharedEffect
        }
    }
}
