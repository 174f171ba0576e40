// SPDX-License-Identifier: Apache-2.0

import DI

/// What is in store.
public protocol Stock: Sendable {
    /// The number of bags.
    var bags: Int { get }
}

final class Store: Stock {
    let bags: Int = 40
}

// Block 42
/// The module of another target.
public let storeModule: Bindings = Bindings {
    single { Store() as any Stock }
}
