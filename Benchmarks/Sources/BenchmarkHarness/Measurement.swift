// SPDX-License-Identifier: Apache-2.0

/// The measurement of one benchmark: the time of one run in nanoseconds, and its allocations.
public struct Measurement: Sendable {
    /// One pair of samples, taken one right after the other.
    public struct Sample: Sendable {
        /// The library's side.
        public let ns: Double
        /// The side written by hand.
        public let baselineNs: Double

        /// Takes both.
        public init(ns: Double, baselineNs: Double) {
            self.ns = ns
            self.baselineNs = baselineNs
        }
    }

    /// The benchmark's.
    public let name: String
    /// The median of the library's side.
    public let ns: Double
    /// The median of the side written by hand.
    public let baselineNs: Double
    /// The median of the pairs' quotients.
    public let ratio: Double
    /// The distance between the quartiles of the pairs' quotients, as a part of their median.
    public let spread: Double
    /// The allocations of the library; nil if they are not counted or the benchmark is not a loop.
    public let allocations: Double?
    /// The allocations of the handwritten side; nil if they are not counted.
    public let baselineAllocations: Double?
    /// The bytes that a result of the library keeps allocated; nil if they are not counted or the benchmark has none.
    public let bytes: Double?

    /// Sums up the samples.
    public init(
        name: String, samples: [Sample], allocations: Double?, baselineAllocations: Double?, bytes: Double? = nil
    ) {
        let ratios = Quantiles(samples.map { $0.ns / $0.baselineNs })
        self.name = name
        ns = Quantiles(samples.map(\.ns)).median
        baselineNs = Quantiles(samples.map(\.baselineNs)).median
        ratio = ratios.median
        spread = (ratios.at(0.75) - ratios.at(0.25)) / ratios.median
        self.allocations = allocations
        self.baselineAllocations = baselineAllocations
        self.bytes = bytes
    }
}

/// Values in order.
struct Quantiles {
    private let sorted: [Double]

    init(_ values: [Double]) {
        sorted = values.sorted()
    }

    var median: Double {
        at(0.5)
    }

    /// Returns the quantile of the values, interpolated between two of them; NaN without values.
    func at(_ part: Double) -> Double {
        guard let last = sorted.indices.last else { return .nan }
        let position = Double(last) * part
        let lower = Int(position)
        let upper = min(lower + 1, last)
        return sorted[lower] + (sorted[upper] - sorted[lower]) * (position - Double(lower))
    }
}
