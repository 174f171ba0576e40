// SPDX-License-Identifier: Apache-2.0
// The twin of DeclaredDecoratorOfAnotherType.swift.

import DI

protocol Log: Sendable {}

struct Heater {}

struct CheckedLog: Log {
    init(_ log: any Log) {}
}

let kitchen = Bindings {
    decorate((any Log).self) { CheckedLog($0) }
    decorate((any Log).self, qualified: "file") { (log: any Log) in CheckedLog(log) }
}
