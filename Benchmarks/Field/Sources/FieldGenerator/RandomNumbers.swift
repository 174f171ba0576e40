// SPDX-License-Identifier: Apache-2.0

/// SplitMix64: the same numbers for the same seed, on every machine and with every standard library.
struct RandomNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from zero up to the bound, without it.
    mutating func number(below bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }

    /// Returns a number of the range.
    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + number(below: range.count)
    }

    /// Returns true in so many of a hundred cases.
    mutating func isTrue(percent: Int) -> Bool {
        number(below: 100) < percent
    }

    /// Returns an index, each as often as its weight says.
    mutating func index(weights: [Int]) -> Int {
        var rest = number(below: weights.reduce(0, +))
        for (index, weight) in weights.enumerated() {
            if rest < weight { return index }
            rest -= weight
        }
        return weights.count - 1
    }
}
