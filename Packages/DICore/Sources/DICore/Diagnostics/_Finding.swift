// SPDX-License-Identifier: Apache-2.0

/// What a rule has found, in indices of the model: a value, which becomes words only when somebody reads them.
public enum _Finding: Sendable {
    /// Edges that ask for one key that nothing binds.
    case missingBinding(edges: [Int])
    /// The root of a component that nothing binds.
    case missingRoot(component: Int)
    /// An edge of an alias whose qualifier nothing answers to.
    case qualifierUnmatched(edge: Int)
    /// Bindings of one key in one component.
    case duplicateBinding(bindings: [Int])
    /// Entries of one key of a dictionary in one component.
    case duplicateDictionaryKey(bindings: [Int])
    /// A binding of a whole collection, and contributions to it.
    case collectionClash(whole: Int, contributions: [Int])
    /// The edge that closes a cycle, and for each binding the edge over which the search came to it, or -1.
    ///
    /// All cycles share the second, so that many long ones take no more room than the graph.
    case dependencyCycle(closing: Int, arrivals: [Int])
    /// A component and the ancestor whose scope it has, and the other places where it has that.
    case scopeNesting(component: Int, ancestor: Int, others: [Int])
    /// A binding that has the key of the seed of its component.
    case seedClash(binding: Int)
    /// The index of a recursion in a component.
    case recursiveComponent(component: Int, index: Int)
    /// The index of an override whose key nothing binds.
    case overrideTargetsNothing(index: Int)
}
