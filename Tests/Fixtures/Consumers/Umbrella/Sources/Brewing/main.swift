// SPDX-License-Identifier: Apache-2.0

import DI

final class Heater: Sendable {
    let degrees: Int = 94
}

print(try Injector(Bindings { single(Heater.init) }).get(Heater.self).degrees)
