// SPDX-License-Identifier: Apache-2.0

import DI

struct Heater {}

struct Boiler {
    let heater: Provider<Heater>
}
