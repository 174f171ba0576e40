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
    /// The installation at which the planner gave up placing components.
    case tooManyComponents(_GraphModel.Refusal)
    /// The index of an override whose key nothing binds.
    case overrideTargetsNothing(index: Int)
    /// A binding that nothing used needs, and the unused ones that need it.
    case unusedBinding(binding: Int, requesters: [Int])
    /// Contributions to a collection that nothing used needs, and the unused bindings that need it.
    case unusedContributions(bindings: [Int], requesters: [Int])
    /// All bindings of a module, none of which is needed, and the components that include it.
    case unusedModule(bindings: [Int], components: [Int])
    /// A shared binding, an edge by which it keeps its own component alive, and how the search came to that edge.
    case retainCycle(owner: Int, edge: Int, search: _RetainSearch)
    /// A binding that is shared weakly, but whose element is a value.
    case weakValue(binding: Int)
    /// A binding and that of an ancestor which it hides.
    case shadowedBinding(binding: Int, hidden: Int)
    /// As `dependencyCycle`, with a deferred edge somewhere on the cycle.
    case deferredCycle(closing: Int, arrivals: [Int])

    /// The id of its diagnostic.
    public var id: Diagnostic.ID {
        switch self {
        case .missingBinding, .missingRoot: .missingBinding
        case .qualifierUnmatched: .qualifierUnmatched
        case .duplicateBinding: .duplicateBinding
        case .duplicateDictionaryKey: .duplicateDictionaryKey
        case .collectionClash: .collectionClash
        case .dependencyCycle: .dependencyCycle
        case .scopeNesting: .scopeNesting
        case .seedClash: .seedClash
        case .recursiveComponent: .recursiveComponent
        case .tooManyComponents: .tooManyComponents
        case .overrideTargetsNothing: .overrideTargetsNothing
        case .unusedBinding, .unusedContributions: .unusedBinding
        case .unusedModule: .unusedModule
        case .retainCycle: .retainCycle
        case .weakValue: .weakValue
        case .shadowedBinding: .shadowedBinding
        case .deferredCycle: .deferredCycle
        }
    }
}

/// What all retain cycles of a graph have in common: where bindings are at home, and the ways from what is shared.
public struct _RetainSearch: Sendable {
    /// The level of each binding's frame.
    public let levels: [Int]
    /// For each binding the edge over which the search came to it from something shared, or -1.
    public let arrivals: [Int]

    /// Describes a search.
    public init(levels: [Int], arrivals: [Int]) {
        self.levels = levels
        self.arrivals = arrivals
    }
}
