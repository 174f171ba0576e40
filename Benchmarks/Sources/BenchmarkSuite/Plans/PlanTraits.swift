// SPDX-License-Identifier: Apache-2.0

/// The peculiarities of a large graph.
protocol PlanTraits: SendableMetatype {
    /// Returns whether the binding's need of that position, 0…3, is one that nothing binds.
    static func isUnbound(need position: Int, of number: Int) -> Bool
    /// Returns whether the binding is made twice.
    static func isBoundTwice(_ number: Int) -> Bool
    /// Returns whether the binding is shared, and its factory awaits.
    static func awaits(_ number: Int) -> Bool
    /// Returns whether a module is included on a condition that holds, and again on one that doesn't.
    static func isConditional(module number: Int) -> Bool
}

extension PlanTraits {
    static func isUnbound(need position: Int, of number: Int) -> Bool { false }
    static func isBoundTwice(_ number: Int) -> Bool { false }
    static func awaits(_ number: Int) -> Bool { false }
    static func isConditional(module number: Int) -> Bool { false }
}

/// None.
enum NoTraits: PlanTraits {}

/// Every tenth need unbound, every fifteenth bound twice.
enum ManyFaults: PlanTraits {
    static func isUnbound(need position: Int, of number: Int) -> Bool { (number * 4 + position).isMultiple(of: 10) }
    static func isBoundTwice(_ number: Int) -> Bool { number.isMultiple(of: 15) }
}

/// Every fifth binding awaits.
enum ManyEffects: PlanTraits {
    static func awaits(_ number: Int) -> Bool { number % 5 == 4 }
}

/// Every tenth module is included on a condition.
enum ManyConditions: PlanTraits {
    static func isConditional(module number: Int) -> Bool { number.isMultiple(of: 10) }
}
