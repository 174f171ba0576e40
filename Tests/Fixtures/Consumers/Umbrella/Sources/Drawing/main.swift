// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools

final class Heater: Sendable {}

print(Bindings { single(Heater.init) }.graph.tree(), terminator: "")
