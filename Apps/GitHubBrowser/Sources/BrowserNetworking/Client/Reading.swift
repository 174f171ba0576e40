// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that was read from an answer, and how new the answer is.
public struct Reading<Value: Sendable>: Sendable {
    /// What was read.
    public let value: Value
    /// When the server last said so.
    public let confirmedAt: Date
    /// Why the server could not be asked for a newer one; nil where it is as new as was wished.
    public let staleBecause: APIFailure?

    /// Makes a reading.
    public init(_ value: Value, confirmedAt: Date, staleBecause: APIFailure? = nil) {
        self.value = value
        self.confirmedAt = confirmedAt
        self.staleBecause = staleBecause
    }

    /// Makes a reading of an answer.
    init(_ value: Value, in answer: APIAnswer) {
        self.init(value, confirmedAt: answer.confirmedAt, staleBecause: answer.staleBecause)
    }

    /// The same age with something else that was read; of two answers the older one counts.
    public func with<Other: Sendable, More: Sendable>(
        _ other: Reading<Other>, _ join: (Value, Other) -> More
    ) -> Reading<More> {
        Reading<More>(
            join(value, other.value), confirmedAt: min(confirmedAt, other.confirmedAt),
            staleBecause: staleBecause ?? other.staleBecause)
    }
}
