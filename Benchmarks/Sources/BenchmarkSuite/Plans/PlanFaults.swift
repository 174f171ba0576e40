// SPDX-License-Identifier: Apache-2.0

/// The mistakes of a large graph.
protocol PlanFaults: SendableMetatype {
    /// Returns whether the binding's need of that position, 0…3, is one that nothing binds.
    static func isUnbound(need position: Int, of number: Int) -> Bool
    /// Returns whether the binding is made twice.
    static func isBoundTwice(_ number: Int) -> Bool
}

/// None.
enum NoFaults: PlanFaults {
    static func isUnbound(need position: Int, of number: Int) -> Bool { false }
    static func isBoundTwice(_ number: Int) -> Bool { false }
}

/// Every tenth need unbound, every fifteenth bound twice.
enum ManyFaults: PlanFaults {
    static func isUnbound(need position: Int, of number: Int) -> Bool { (number * 4 + position).isMultiple(of: 10) }
    static func isBoundTwice(_ number: Int) -> Bool { number.isMultiple(of: 15) }
}
