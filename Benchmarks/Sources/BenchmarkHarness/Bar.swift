// SPDX-License-Identifier: Apache-2.0

/// A promise about one or more measurements.
public struct Bar: Sendable {
    /// Whether the value may not exceed the limit, or not fall below it.
    public enum Direction: Sendable {
        /// The limit is the largest that is allowed.
        case atMost
        /// The limit is the smallest that is allowed.
        case atLeast
    }

    /// A bar against the measurements that it needs.
    public struct Verdict: Sendable, Equatable {
        /// The measured value.
        public let value: Double
        /// The promised limit.
        public let limit: Double
        /// Whether it holds.
        public let isMet: Bool
    }

    /// The description of the comparison.
    public let text: String
    private let direction: Direction
    private let limit: @Sendable ([String: Measurement]) -> Double?
    private let value: @Sendable ([String: Measurement]) -> Double?

    /// Describes a bar with a limit that depends on other measurements.
    public init(
        _ text: String,
        _ direction: Direction,
        limit: @escaping @Sendable ([String: Measurement]) -> Double?,
        value: @escaping @Sendable ([String: Measurement]) -> Double?
    ) {
        self.text = text
        self.direction = direction
        self.limit = limit
        self.value = value
    }

    /// Describes a bar with a fixed limit.
    public init(
        _ text: String,
        _ direction: Direction,
        _ limit: Double,
        value: @escaping @Sendable ([String: Measurement]) -> Double?
    ) {
        self.init(text, direction, limit: { _ in limit }, value: value)
    }

    /// Returns whether the bar holds; nil where a measurement that it needs was not taken.
    public func judge(_ measurements: [String: Measurement]) -> Verdict? {
        guard let value = value(measurements), let limit = limit(measurements) else { return nil }
        return Verdict(value: value, limit: limit, isMet: direction == .atMost ? value <= limit : value >= limit)
    }
}
