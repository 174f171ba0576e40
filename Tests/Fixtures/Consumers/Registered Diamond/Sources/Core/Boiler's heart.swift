// SPDX-License-Identifier: Apache-2.0

import DI

/// The scope of one opening of the shop.
public struct Opening: Scope {}

/// Boils water, one for the whole shop.
public final class Boiler: Autowired, Sendable {
    /// The scope in which it is shared.
    public typealias SharedIn = Opening

    /// The temperature in degrees.
    public let degrees: Int = 94
}

/// Water from the tap.
public struct Water: Autowired {
    init() {}
}
