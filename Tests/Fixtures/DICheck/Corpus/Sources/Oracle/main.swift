// SPDX-License-Identifier: Apache-2.0

import Actors
import CollectionMistakes
import ComponentMistakes
import ConditionalConformances
import Conditions
import Cycles
import DI
import DIProperties
import DecoratorMistakes
import DuplicateBindings
import EffectMistakes
import EndlessComponents
import Foreign
import Forgotten
import ForgottenModules
import Foundation
import Generics
import Importing
import LifeMistakes
import ListMistakes
import MainActorByDefault
import MissingBindings
import Names
import Nesting
import Privates
import PropertyGroups
import PropertyMistakes
import QualifierMistakes
import Registered
import Resources
import SameNames
import Subcomponents
import SwiftFive
import Telling
import UnusedParts
import WithSpaces
import dashed_target

// Oracle                      the graphs of the libraries, one to a line, but for those that read properties
// Oracle configured FILE...   those that read properties
// Oracle read FILE            those in the output of `swift package di check --format json`

let libraries: [[any RootComponent.Type]] = [
    Actors.components, Conditions.components, MainActorByDefault.components, Registered.components,
    Subcomponents.components, ConditionalConformances.components, Foreign.components, Generics.components,
    Importing.components, Names.components, Nesting.components, Privates.components, Resources.components,
    SameNames.components, SwiftFive.components, WithSpaces.components, dashed_target.components,
    CollectionMistakes.components, ComponentMistakes.components, Cycles.components, DecoratorMistakes.components,
    DuplicateBindings.components, EffectMistakes.components, EndlessComponents.components, Forgotten.components,
    ForgottenModules.components, LifeMistakes.components, ListMistakes.components, MissingBindings.components,
    QualifierMistakes.components, UnusedParts.components,
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
    for list in libraries { tell(list) }
}
