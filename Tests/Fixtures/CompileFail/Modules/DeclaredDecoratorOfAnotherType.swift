// SPDX-License-Identifier: Apache-2.0
// A decorator takes an instance of the decorated type first, and returns one.
// Swift 6: error: cannot convert value of type 'Heater' to closure result type 'any Log'
// Swift 5: the same

import DI

protocol Log: Sendable {}

struct Heater {}

struct CheckedLog: Log {
    init(_ log: any Log) {}
}

let kitchen = Bindings {
    #if TWIN
    decorate((any Log).self) { CheckedLog($0) }
    decorate((any Log).self, qualified: "file") { (log: any Log) in CheckedLog(log) }
    #else
    decorate((any Log).self, qualified: "file") { (log: any Log) in Heater() }  // here
    #endif
}
