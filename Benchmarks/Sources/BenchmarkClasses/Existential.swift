// SPDX-License-Identifier: Apache-2.0

/// A protocol that stands between a class and what it needs.
public protocol Greeter: Inspectable {
    /// The number of greetings.
    var repetitions: Int { get }
}

/// The class behind `Greeter`.
public final class PoliteGreeter: Greeter {
    /// Twice.
    public let repetitions: Int = 2
    /// Keeps the layout apart from the other classes'.
    public let pause: Float = 0.5

    /// Makes one.
    public init() {}

    /// Nothing.
    public var parts: [any Inspectable] { [] }
}

/// The object that `existential` makes, which needs `any Greeter`.
public final class Host: Inspectable {
    /// Made for this one.
    public let greeter: any Greeter

    /// Takes its greeter.
    public init(greeter: any Greeter) {
        self.greeter = greeter
    }

    /// The greeter.
    public var parts: [any Inspectable] { [greeter] }
}
