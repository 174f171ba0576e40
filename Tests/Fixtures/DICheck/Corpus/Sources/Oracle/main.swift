// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties
import Foreign
import Forgotten
import ForgottenModules
import Forms
import Foundation
import Importing
import MainActorByDefault
import Mistakes
import Privates
import PropertyGroups
import PropertyMistakes
import Registered
import Resources
import SameNames
import SwiftFive
import Telling
import dashed_target

// Oracle                      the graphs of the libraries, one to a line, but for those that read properties
// Oracle configured FILE...   those that read properties
// Oracle read FILE            those in the output of `swift package di check --format json`

let libraries: [[any RootComponent.Type]] = [
    Forms.components, MainActorByDefault.components, Registered.components, Foreign.components, Importing.components,
    Privates.components, Resources.components, SameNames.components, SwiftFive.components, dashed_target.components,
    Forgotten.components, ForgottenModules.components, Mistakes.components,
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
