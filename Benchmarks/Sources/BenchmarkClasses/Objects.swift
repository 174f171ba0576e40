// SPDX-License-Identifier: Apache-2.0

// Each class has stored properties of its own: of classes that look alike, LLVM merges the code that makes them into one
// function that takes the class as a parameter, which no program of real classes would see.

/// The shared object of every graph: one per component.
public final class Shared: Inspectable, Sendable {
    /// Keeps the layout apart from the other classes'.
    public let capacity: Int = 64

    /// Makes one.
    public init() {}

    /// Nothing.
    public var parts: [any Inspectable] { [] }
}

/// A leaf that is made anew at each request.
public final class Leaf: Inspectable {
    /// Keeps the layout apart from the other classes'.
    public let width: Double = 1.5

    /// Makes one.
    public init() {}

    /// Nothing.
    public var parts: [any Inspectable] { [] }
}

/// One shared object and one new one.
public final class Combined: Inspectable {
    /// The component's.
    public let shared: Shared
    /// Made for this one.
    public let leaf: Leaf

    /// Takes both.
    public init(shared: Shared, leaf: Leaf) {
        self.shared = shared
        self.leaf = leaf
    }

    /// Both.
    public var parts: [any Inspectable] { [shared, leaf] }
}

/// The object that `tagged` makes; its leaf comes from a tagged binding.
public final class TaggedUser: Inspectable {
    /// Made for this one.
    public let leaf: Leaf
    /// Keeps the layout apart from the other classes'.
    public let number: Int32 = 3

    /// Takes its leaf.
    public init(leaf: Leaf) {
        self.leaf = leaf
    }

    /// The leaf.
    public var parts: [any Inspectable] { [leaf] }
}

/// The object that `provider` makes; its leaf comes from an injected provider.
public final class ProviderUser: Inspectable {
    /// Keeps the layout apart from the other classes'.
    public let attempts: UInt16 = 2
    /// Made for this one.
    public let leaf: Leaf

    /// Takes its leaf.
    public init(leaf: Leaf) {
        self.leaf = leaf
    }

    /// The leaf.
    public var parts: [any Inspectable] { [leaf] }
}

/// The object that `assisted` makes: a number from the caller, the rest from the graph.
public final class Numbered: Inspectable {
    /// The caller's.
    public let number: Int
    /// The component's.
    public let shared: Shared

    /// Takes both.
    public init(number: Int, shared: Shared) {
        self.number = number
        self.shared = shared
    }

    /// The shared object.
    public var parts: [any Inspectable] { [shared] }
}

/// An object made elsewhere, whose property `injector_properties` fills.
public final class Fillable: Inspectable {
    /// The last leaf.
    public var leaf: Leaf?
    /// Keeps the layout apart from the other classes'.
    public let weight: Float = 2

    /// Makes one without a leaf.
    public init() {}

    /// The leaf.
    public var parts: [any Inspectable] { leaf.map { [$0] } ?? [] }
}
