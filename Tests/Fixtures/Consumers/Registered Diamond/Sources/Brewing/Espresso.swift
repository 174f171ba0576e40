// SPDX-License-Identifier: Apache-2.0

import Core
import DI

/// A drink of this target.
public struct Espresso: Drink, Autowired {
    /// The menu of the target below.
    public typealias CollectedAs = any Drink

    /// The name on the menu.
    public let name: String = "espresso"
}

/// A drink that the shop replaces.
public struct Lungo: Drink, Autowired {
    /// The menu of the target below.
    public typealias CollectedAs = any Drink

    /// The name on the menu.
    public let name: String = "lungo"
}
