// SPDX-License-Identifier: Apache-2.0
// The function returns the type that the declaration names.
// Swift 6: error: cannot convert value of type 'Heater' to closure result type 'any Log'
// Swift 6: error: cannot convert value of type '@Sendable () -> Heater' to expected argument type '@Sendable () -> any Log'
// Swift 5: the same

import DI

protocol Log: Sendable {}

final class FileLog: Log {}

final class Heater: Sendable {}

#if TWIN
let kitchen = Bindings {
    factory(as: (any Log).self) { FileLog() }
    single(as: (any Log).self, qualified: "file", FileLog.init)
}

#else
let kitchen = Bindings {
    factory(as: (any Log).self) { Heater() }  // here
}

let bar = Bindings {
    single(as: (any Log).self, qualified: "file", Heater.init)  // here
}

#endif
