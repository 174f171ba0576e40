// SPDX-License-Identifier: Apache-2.0
// The function returns the type that the declaration names.
// Swift 6: error: 'factory(as:qualified:allowing:_:)' is unavailable: the function does not return the declared type
// Swift 6: error: 'single(as:qualified:sharing:allowing:_:)' is unavailable: the function does not return the declared type
// Swift 5: the same

import DI

protocol Log: Sendable {}

final class FileLog: Log {}

final class Heater: Sendable {}

let kitchen = Bindings {
    factory(as: (any Log).self) { Heater() }  // here
    single(as: (any Log).self, qualified: "file", Heater.init)  // here
}
