// SPDX-License-Identifier: Apache-2.0

/// A generator of small graphs (SplitMix64, Steele, Lea and Flood 2014).
struct SmallRandom: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func plan(effects: [ShopPlan.Effect]) -> ShopPlan {
        let count = Int.random(in: 1...5, using: &self)
        let needs = (0..<count).map { station in
            (0..<station).filter { _ in Bool.random(using: &self) }.shuffled(using: &self)
        }
        var plan = ShopPlan(needs: needs, order: Array(0..<count).shuffled(using: &self))
        plan.effects = (0..<count).map { _ in effects.randomElement(using: &self) ?? .none }
        return plan
    }
}
