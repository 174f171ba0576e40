// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How new what was read from an answer is.
public struct Age: Sendable, Hashable {
    /// When the server last said so.
    public let confirmedAt: Date
    /// Why the server could not be asked for a newer one; nil where it is as new as was wished.
    public let staleBecause: APIFailure?
    /// Whether it is as new as the user wishes answers to be, so that nobody needs to ask for a newer one.
    public let isFresh: Bool

    /// Tells an age.
    public init(confirmedAt: Date, staleBecause: APIFailure? = nil, isFresh: Bool = true) {
        self.confirmedAt = confirmedAt
        self.staleBecause = staleBecause
        self.isFresh = isFresh
    }

    /// The age of an answer.
    init(of answer: APIAnswer) {
        self.init(confirmedAt: answer.confirmedAt, staleBecause: answer.staleBecause, isFresh: answer.isFresh)
    }

    /// The age of two things together: the older one counts.
    public func joined(with other: Age) -> Age {
        Age(
            confirmedAt: min(confirmedAt, other.confirmedAt), staleBecause: staleBecause ?? other.staleBecause,
            isFresh: isFresh && other.isFresh)
    }
}

/// Something that was read from an answer, and how new the answer is.
public struct Reading<Value: Sendable>: Sendable {
    /// What was read.
    public let value: Value
    /// How new it is.
    public let age: Age

    /// Makes a reading.
    public init(_ value: Value, _ age: Age) {
        self.value = value
        self.age = age
    }

    /// Makes a reading of an answer.
    init(_ value: Value, in answer: APIAnswer) { self.init(value, Age(of: answer)) }

    /// The same together with something else that was read.
    public func with<Other: Sendable, More: Sendable>(
        _ other: Reading<Other>, _ join: (Value, Other) -> More
    ) -> Reading<More> {
        Reading<More>(join(value, other.value), age.joined(with: other.age))
    }
}
