// SPDX-License-Identifier: Apache-2.0
// The twin of DeclaredTypeOfAnother.swift.

import DI

protocol Log: Sendable {}

final class FileLog: Log {}

final class Heater: Sendable {}

let kitchen = Bindings {
    factory(as: (any Log).self) { FileLog() }
    single(as: (any Log).self, qualified: "file", FileLog.init)
}
