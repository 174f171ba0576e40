// SPDX-License-Identifier: Apache-2.0
// The twin of ValueThatIsAType.swift.

import DI

final class Heater: Sendable {}

let kitchen = Bindings {
    value(Heater())
    value(as: Heater.Type.self, Heater.self)
}
