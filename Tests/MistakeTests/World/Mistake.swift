// SPDX-License-Identifier: Apache-2.0

import DI

/// Every mistake of the rules of the graph, with the variants whose texts differ.
enum Mistake: String, CaseIterable {
    case missingBinding
    case missingTagged
    case missingCollection
    case missingDictionary
    case missingOptional
    case missingComponentFactory
    case missingAssistedFactory
    case missingPropertyInjector
    case missingFunction
    case missingAwaitingFunction
    case missingNestedWrapper
    case missingNamesake
    case missingOutOfSight
    case missingForMany
    case missingManySimilar
    case missingUnchosen
    case missingUntagged
    case missingQualified
    case missingBoundOptional
    case missingBoundWrapper
    case missingInCollection
    case missingOfOtherCollection
    case missingDeepOutOfSight
    case missingMisspelt
    case missingMisspeltMany
    case missingMisspeltOutOfSight
    case missingOfOtherModule
    case missingPrivateNamesake
    case missingMeantAbsent
    case missingTaggedMeantAbsent
    case missingForItsOptional
    case missingProtocol
    case missingSuperclass
    case missingBesideNested
    case duplicateBinding
    case duplicateRoot
    case duplicateAssistedFactory
    case duplicatePropertyInjector
    case duplicateManyTimes
    case cycleOfOne
    case cycleOfThree
    case cycleOverCollection
    case cycleThatIsLong
    case cycleOfHidingRoot
    case cycleOfHidingBinding
    case scopeNesting
    case scopeMismatch
    case seedBound
    case seedAsRoot
    case collectionClash
    case setClash
    case dictionaryClash
    case duplicateDictionaryKey
    case duplicateEnumerationKey
    case duplicateOfIncluded
    case duplicateOfOverride
    case recursiveComponent
    case recursiveThroughOthers
    case qualifierUnmatched
    case qualifierMisspelt
    case qualifierUnprintable
    case qualifierOfUntagged
    case qualifierOfTagged
    case overrideOfNothing
    case overrideOfSeed
    case overrideOfComponentFactory
    case overrideThatNeeds
    case replacementOfNothing
    case decoratorOfNothing
    case decoratorOfTagged
    case decoratorOfChild
    case decoratorOfElement
    case decoratorOfSeed
    case decoratorOfComponentFactory
    case decoratorOfOverride
    case decoratorThatNeeds
    case decoratorOnCycle
    case decoratorThatThrows
    case duplicateThatWraps
    case unusedDecorated
    case unusedBinding
    case unusedByUnused
    case unusedContribution
    case unusedContributions
    case unusedComponent
    case unusedModule
    case retainCycle
    case retainCycleOfFactory
    case retainCycleThroughOthers
    case weakValue
    case weakArray
    case shadowedBinding
    case shadowedBySeed
    case shadowedCollection
    case deferredCycle
    case deferredCycleThroughComponent
    case mainActorBuild
    case mainActorProvider
    case mainActorLazy
    case mainActorClosure
    case mainActorAwaited
    case mainActorFunction
    case mainActorThrowingBuild
    case mainActorThrowingProvider
    case effectOfBuild
    case effectOfThrowingBuild
    case effectOfProvider
    case effectOfClosure
    case effectOfThrowingProvider
    case effectOfFunction
    case unsharedEffect
    case unsharedEffectInSet
    case isolationCrossing
    case startUnreachable
    case needlessConstruction

    /// Makes the mistake while a component is configured.
    func commit<S: ScopeBase>(in binder: Binder<S>, at level: Level) {
        switch self {
        case .missingBinding, .missingTagged, .missingCollection, .missingDictionary, .missingOptional,
            .missingComponentFactory, .missingAssistedFactory, .missingPropertyInjector, .missingFunction,
            .missingAwaitingFunction, .missingNestedWrapper, .missingNamesake, .missingOutOfSight, .missingForMany,
            .missingManySimilar:
            commitMissing(in: binder)
        case .missingUnchosen:
            commitChoice(in: binder)
        case .missingUntagged, .missingQualified, .missingBoundOptional, .missingBoundWrapper, .missingInCollection,
            .missingOfOtherCollection, .missingDeepOutOfSight, .missingMisspelt, .missingMisspeltMany,
            .missingMisspeltOutOfSight, .missingOfOtherModule, .missingPrivateNamesake:
            commitNearMiss(in: binder)
        case .missingMeantAbsent, .missingTaggedMeantAbsent, .missingForItsOptional, .missingProtocol,
            .missingSuperclass, .missingBesideNested, .qualifierOfUntagged, .qualifierOfTagged:
            commitRelative(in: binder)
        case .duplicateOfIncluded, .duplicateOfOverride, .cycleOfHidingRoot, .cycleOfHidingBinding,
            .overrideThatNeeds:
            commitOrigin(in: binder)
        case .duplicateBinding, .duplicateRoot, .duplicateAssistedFactory, .duplicatePropertyInjector,
            .duplicateManyTimes, .duplicateDictionaryKey, .duplicateEnumerationKey:
            commitDuplicate(in: binder, at: level)
        case .cycleOfOne, .cycleOfThree, .cycleOverCollection, .cycleThatIsLong:
            commitCycle(in: binder)
        case .collectionClash, .setClash, .dictionaryClash, .seedBound, .seedAsRoot, .scopeMismatch:
            commitClash(in: binder, at: level)
        case .scopeNesting, .recursiveComponent, .recursiveThroughOthers:
            commitNesting(in: binder, at: level)
        case .qualifierUnmatched, .qualifierMisspelt, .qualifierUnprintable:
            commitUnmatched(in: binder)
        case .unusedBinding, .unusedByUnused, .unusedContribution, .unusedContributions, .unusedComponent,
            .unusedModule:
            commitUnused(in: binder)
        case .retainCycle, .retainCycleOfFactory, .retainCycleThroughOthers, .weakValue, .weakArray:
            commitShared(in: binder)
        case .shadowedBinding, .shadowedBySeed, .shadowedCollection, .deferredCycle, .deferredCycleThroughComponent:
            commitNote(in: binder)
        case .mainActorBuild, .mainActorProvider, .mainActorLazy, .mainActorClosure, .mainActorAwaited,
            .mainActorFunction, .mainActorThrowingBuild, .mainActorThrowingProvider, .effectOfBuild,
            .effectOfThrowingBuild, .effectOfProvider, .effectOfClosure, .effectOfThrowingProvider, .effectOfFunction,
            .unsharedEffect, .unsharedEffectInSet, .isolationCrossing, .startUnreachable, .needlessConstruction:
            commitEffect(in: binder)
        case .decoratorOfNothing, .decoratorOfTagged, .decoratorOfChild, .decoratorOfElement, .decoratorOfSeed,
            .decoratorOfComponentFactory, .decoratorOfOverride, .decoratorThatNeeds, .decoratorOnCycle,
            .decoratorThatThrows, .duplicateThatWraps, .unusedDecorated:
            commitDecorator(in: binder)
        case .replacementOfNothing:
            commitReplacement(in: binder)
        case .overrideOfNothing:
            // What the override should have been of.
            binder.bind(Scale.self).tagged(with: OldScale.self)
                .to(file: "Shop/Scales.swift", line: 10) { Scale() }
        case .overrideOfSeed, .overrideOfComponentFactory:
            binder.install(dependency: Tray.self, file: "Shop/Trays.swift", line: 11)
        }
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
