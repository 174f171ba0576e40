// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The age of a value, and the reason why the value is not newer.
package struct Age: Sendable, Hashable {
    /// When the server last confirmed the value.
    package let confirmedAt: Date
    /// The failure of the last attempt to get a newer value; nil if there was none.
    package let staleBecause: APIFailure?
    /// Whether the value is as recent as the user's settings require.
    package let isFresh: Bool

    /// The age of two values taken together: that of the older one.
    package func joined(with other: Age) -> Age {
        Age(
            confirmedAt: min(confirmedAt, other.confirmedAt), staleBecause: staleBecause ?? other.staleBecause,
            isFresh: isFresh && other.isFresh)
    }
}

/// A value from the API, or one page of a list, on its way from the response to the screen.
///
/// It is made once, where the response is decoded; everything after that only maps the value.
package struct Fetched<Value: Sendable>: Sendable {
    package let value: Value
    /// The age of the response; nil for a value that does not come from a server.
    package let age: Age?
    /// The position of the page in its list; nil for a value that is not a page.
    package let page: PageProgress?
    /// Whether the list has another page.
    package let hasMore: Bool
    /// The number of results of a search.
    package let total: Int?

    /// Creates a value that does not come from a server, unless an age is given.
    package init(
        _ value: Value, age: Age? = nil, page: PageProgress? = nil, hasMore: Bool = false, total: Int? = nil
    ) {
        self.value = value
        self.age = age
        self.page = page
        self.hasMore = hasMore
        self.total = total
    }

    package func map<Other: Sendable>(_ transform: (Value) -> Other) -> Fetched<Other> {
        Fetched<Other>(transform(value), age: age, page: page, hasMore: hasMore, total: total)
    }

    /// Returns this value combined with another one, with the age of the older one.
    package func joined<Other: Sendable, Result: Sendable>(
        with other: Fetched<Other>, _ combine: (Value, Other) -> Result
    ) -> Fetched<Result> {
        let ages = [age, other.age].compactMap { $0 }
        return Fetched<Result>(
            combine(value, other.value), age: ages.dropFirst().reduce(ages.first) { $0?.joined(with: $1) })
    }

    /// Returns this value with another one as a part of it.
    func joined<Part: Sendable>(with part: Fetched<Part>, at path: WritableKeyPath<Value, Part?>) -> Fetched {
        joined(with: part) { whole, part in
            var whole = whole
            whole[keyPath: path] = part
            return whole
        }
    }
}
