// SPDX-License-Identifier: Apache-2.0

import DI

/// Every mistake of the rules of the graph, with the variants whose texts differ.
enum Mistake: String, CaseIterable {
    // Something is needed that nothing binds.
    case missingBinding, missingTagged, missingCollection, missingDictionary, missingOptional
    case missingComponentFactory, missingAssistedFactory, missingPropertyInjector, missingFunction
    case missingAwaitingFunction, missingNestedWrapper, missingNamesake, missingOutOfSight, missingForMany
    case missingManySimilar
    // … in a module that the profile leaves out.
    case missingUnchosen
    // … and something near it is bound.
    case missingUntagged, missingQualified, missingBoundOptional, missingBoundWrapper, missingInCollection
    case missingOfOtherCollection, missingDeepOutOfSight, missingMisspelt, missingMisspeltMany
    case missingMisspeltOutOfSight, missingOfOtherModule, missingPrivateNamesake
    // … and a relative of it is.
    case missingMeantAbsent, missingTaggedMeantAbsent, missingForItsOptional, missingProtocol, missingSuperclass
    case missingBesideNested, qualifierOfUntagged, qualifierOfTagged
    // Something is bound more than once.
    case duplicateBinding, duplicateRoot, duplicateAssistedFactory, duplicatePropertyInjector, duplicateManyTimes
    case duplicateDictionaryKey, duplicateEnumerationKey
    // Objects need each other.
    case cycleOfOne, cycleOfThree, cycleOverCollection, cycleThatIsLong
    // Two places bind one thing, of which each is right alone.
    case duplicateOfIncluded, duplicateOfOverride, cycleOfHidingRoot, cycleOfHidingBinding, overrideThatNeeds
    // Components and modules that don't go together.
    case scopeNesting, recursiveComponent, recursiveThroughOthers, scopeMismatch, seedBound, seedAsRoot
    case collectionClash, setClash, dictionaryClash
    // Qualifiers, overrides and replacements of nothing.
    case qualifierUnmatched, qualifierMisspelt, qualifierUnprintable, overrideOfNothing, overrideOfSeed
    case overrideOfComponentFactory, replacementOfNothing
    // Decorators.
    case decoratorOfNothing, decoratorOfTagged, decoratorOfChild, decoratorOfElement, decoratorOfSeed
    case decoratorOfComponentFactory, decoratorOfOverride, decoratorThatNeeds, decoratorOnCycle
    case decoratorThatThrows, duplicateThatWraps, unusedDecorated
    // Warnings and notes.
    case unusedBinding, unusedByUnused, unusedContribution, unusedContributions, unusedComponent, unusedModule
    case retainCycle, retainCycleOfFactory, retainCycleThroughOthers, weakValue, weakArray
    case shadowedBinding, shadowedBySeed, shadowedCollection, deferredCycle, deferredCycleThroughComponent
    // Effects.
    case mainActorBuild, mainActorProvider, mainActorLazy, mainActorClosure, mainActorAwaited, mainActorFunction
    case mainActorThrowingBuild, mainActorThrowingProvider, effectOfBuild, effectOfThrowingBuild, effectOfProvider
    case effectOfClosure, effectOfThrowingProvider, effectOfFunction, unsharedEffect, unsharedEffectInSet
    case isolationCrossing, startUnreachable, needlessConstruction

    /// Makes the mistake while a component is configured: each of these functions makes those of its kind.
    func commit<S: ScopeBase>(in binder: Binder<S>, at level: Level) {
        commitMissing(in: binder)
        commitChoice(in: binder)
        commitNearMiss(in: binder)
        commitRelative(in: binder)
        commitDuplicate(in: binder, at: level)
        commitCycle(in: binder)
        commitOrigin(in: binder)
        commitNesting(in: binder, at: level)
        commitClash(in: binder, at: level)
        commitUnmatched(in: binder)
        commitDecorator(in: binder)
        commitUnused(in: binder)
        commitShared(in: binder)
        commitNote(in: binder)
        commitEffect(in: binder)
    }

    /// The modules with which the graph is planned.
    var overridingModules: [any Module.Type] {
        switch self {
        case .overrideOfNothing: [FakeScale.self]
        case .overrideOfSeed: [FakeNapkin.self]
        case .overrideOfComponentFactory: [FakeTray.self]
        case .overrideThatNeeds: [FakeToaster.self]
        case .duplicateOfOverride: [FakeJugs.self]
        case .decoratorOfOverride: [FakeSleeve.self]
        default: []
        }
    }
}

private struct FakeScale: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Scale.self).to(file: "ShopTests/FakeScale.swift", line: 10) { Scale() }
    }
}

private struct FakeNapkin: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Napkin.self).to(value: Napkin(), file: "ShopTests/FakeNapkin.swift", line: 10)
    }
}

private struct FakeTray: Module {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: Tray.self, file: "ShopTests/FakeTray.swift", line: 10)
    }
}
