// SPDX-License-Identifier: Apache-2.0

extension Diagnostic.Step.Relation {
    /// What stands above asks for a provider of it, a tagged one or a closure.
    public static let needsProvider: Self = Self(rawValue: "needs a provider of")
    /// What stands above asks for a lazy one.
    public static let needsLazy: Self = Self(rawValue: "needs a Lazy of")
    /// What stands above asks for a weak provider of it.
    public static let needsWeakly: Self = Self(rawValue: "needs a WeakProvider of")
    /// What stands above is the factory of a component that makes it.
    public static let makes: Self = Self(rawValue: "which makes")
    /// What stands above is bound in its place.
    public static let hides: Self = Self(rawValue: "hides")
    /// The subject, a module, binds it.
    public static let binds: Self = Self(rawValue: "binds")
}
