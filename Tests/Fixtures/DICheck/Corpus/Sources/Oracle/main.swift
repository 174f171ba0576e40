// SPDX-License-Identifier: Apache-2.0

import Actors
import Allowances
import AmbientAccess
import Arities
import AssistedInjection
import AssistedOnMainActor
import BindingsOnly
import CollectionMistakes
import Collections
import ComponentMistakes
import ConditionalCompilation
import ConditionalConformances
import Conditions
import Counter
import Cycles
import DI
import DIProperties
import DecoratorMistakes
import Decorators
import DuplicateBindings
import EffectMistakes
import Effects
import EndlessComponents
import Foreign
import Forgotten
import ForgottenModules
import Foundation
import Generics
import Hooks
import Importing
import InstalledRoots
import Kitchen
import LifeMistakes
import ListMistakes
import Lists
import Loops
import MainActorByDefault
import MainActors
import MissingBindings
import Names
import Nesting
import Optionals
import Privates
import PropertyGroups
import PropertyInjection
import PropertyMistakes
import QualifierMistakes
import Qualifiers
import Registered
import Relocated
import Resources
import SameNames
import SameNamesAgain
import Shapes
import SharedMistakes
import Sharing
import Shop
import Subcomponents
import SwiftFive
import Tags
import Telling
import Types
import UnusedParts
import Values
import WithSpaces
import Witnesses
import dashed_target

// Oracle                      the graphs of the libraries, one to a line, but for those that read properties
// Oracle configured FILE...   those that read properties
// Oracle read FILE            those in the output of `swift package di check --format json`

let steps: [[any RootComponent.Type]] = [
    Actors.components, Allowances.components, AmbientAccess.components, Arities.components,
    AssistedInjection.components, AssistedOnMainActor.components, Collections.components, Conditions.components,
    Decorators.components, Effects.components, Hooks.components, InstalledRoots.components,
    Lists.components, MainActorByDefault.components, MainActors.components, Optionals.components,
    PropertyInjection.components, Qualifiers.components, Registered.components,
    Shapes.components, Sharing.components, Subcomponents.components, Tags.components, Types.components,
    Values.components,
]
let hardCases: [[any RootComponent.Type]] = [
    BindingsOnly.components, ConditionalCompilation.components, ConditionalConformances.components,
    Counter.components, Foreign.components, Generics.components, Importing.components, Kitchen.components,
    Loops.components, Names.components, Nesting.components, Privates.components, Relocated.components,
    Resources.components, SameNames.components, SameNamesAgain.components, Shop.components, SwiftFive.components,
    Witnesses.components, WithSpaces.components, dashed_target.components,
]
let mistakes: [[any RootComponent.Type]] = [
    CollectionMistakes.components, ComponentMistakes.components, Cycles.components, DecoratorMistakes.components,
    DuplicateBindings.components, EffectMistakes.components, EndlessComponents.components, Forgotten.components,
    ForgottenModules.components, LifeMistakes.components,
    ListMistakes.components, MissingBindings.components, QualifierMistakes.components,
    SharedMistakes.components, UnusedParts.components,
]

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "configured":
    let properties = try Properties(sources: arguments.dropFirst().map { .file($0) })
    print(compact(try PropertyGroups.tellConfigured(by: properties)))
    print(compact(try PropertyMistakes.tellConfigured(by: properties)))
case "read":
    for path in arguments.dropFirst() {
        print(graphs(in: try String(contentsOfFile: path, encoding: .utf8)).joined(separator: "\n"))
    }
default:
    for list in steps + hardCases + mistakes { tell(list) }
}
