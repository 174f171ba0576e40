// SPDX-License-Identifier: Apache-2.0

import Core
import DI

/// Roasts beans.
public struct Roaster: Autowired {
    /// The boiler of the shop.
    public let boiler: Boiler

    init(_ boiler: Boiler, water: Water) {
        self.boiler = boiler
    }
}
