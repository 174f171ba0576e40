// SPDX-License-Identifier: Apache-2.0

import DI

/// What is in store.
public protocol Stock: Sendable {
    /// The number of bags.
    var bags: Int { get }
}

// Block 42
struct Store: Stock, Autowired {
    typealias BoundAs = any Stock
    typealias SharedIn = Singleton

    let bags: Int = 40
}

/// Delivers beans.
public protocol Supplier: Sendable {
    /// The name of the supplier.
    var name: String { get }
}

// Block 83
/// An order of beans.
public struct BeanOrder: Autowired {
    /// The name of the supplier, which another target chooses.
    public let supplier: String

    init(_ supplier: any Supplier) {
        self.supplier = supplier.name
    }
}
