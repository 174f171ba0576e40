// SPDX-License-Identifier: Apache-2.0

/// The graph of bindings and needs, in indices and types.
///
/// It is the result of `configure`. Rules check it, the engine links it, and `BindingGraph` is the same content with
/// names, which are expensive and therefore made on demand.
@usableFromInline @dynamicMemberLookup
package struct _GraphModel: Sendable {
    /// A component in one of its places: a component with several parents has one for each.
    @usableFromInline
    package struct Component: Sendable {
        /// The component's type.
        package var type: Any.Type
        /// The index of the parent, or -1 for the root component.
        @usableFromInline package var parent: Int
        /// The number of its ancestors.
        package var depth: Int
        /// Its scope; `Unscoped` for none.
        package var scope: Any.Type
        /// The seed's key, if there is a seed.
        package var seed: Any.Type?
        /// The key of the root; nil for a list of declarations, which has none.
        package var root: Any.Type?
        /// The index of the binding that makes the root, or -1.
        package var rootBinding: Int = -1
        /// The effects that its build may have.
        package var construction: _Effects = []
        /// Whether it is made for an overlay, synchronously whatever its own construction is.
        package var isOverlaid: Bool = false
        /// The place of the installation.
        package var place: _SourcePlace?
        /// The indices of its bindings, in the order of registration.
        package var bindings: Range<Int> = 0..<0
        /// The installations of components within themselves, with their places.
        package var recursions: [(type: Any.Type, place: _SourcePlace)] = []
        /// The keys that are declared to be optional, with the places of the declarations.
        package var absences: [(key: _Key, place: _SourcePlace)] = []
        /// The including module of each of its modules that another module includes.
        package var includers: [ObjectIdentifier: Any.Type] = [:]
        /// The list that declares it; nil for a component that only `configure` does, and for a graph of declarations alone.
        package var list: _GraphModel.List?
        /// The modules in its lists that have another scope.
        package var misplacedModules: [_GraphModel.Inclusion] = []

        package init(
            type: Any.Type, parent: Int, depth: Int, scope: Any.Type, seed: Any.Type?, root: Any.Type?,
            place: _SourcePlace?
        ) {
            self.type = type
            self.parent = parent
            self.depth = depth
            self.scope = scope
            self.seed = seed
            self.root = root
            self.place = place
        }
    }

    /// The kind of a binding.
    @usableFromInline
    package enum Kind: String, Sendable {
        /// A value given at configuration.
        case value
        /// A function of its dependencies.
        case factory
        /// A provider given at configuration.
        case provider
        /// Another binding of the same type, by its qualifier.
        case alias
        /// The seed of a component.
        case seed
        /// A part of a collection.
        case contribution
        /// A collection of contributions.
        case collection
        /// The factory of an installed component.
        case componentFactory
        /// A function of its dependencies and a seed.
        case assistedFactory
        /// A function that fills an object's properties.
        case propertyInjector
        /// A function of another binding of the same key, which it wraps.
        case decorator
    }

    /// The target of an edge whose key is not bound.
    @inlinable package static var missing: Int { -1 }
    /// The target of an edge whose absence is declared.
    @inlinable package static var absent: Int { -2 }

    /// The components, the root first, parents before children.
    @usableFromInline package var components: [Component] = []
    /// The bindings, component by component.
    package var bindings: [Binding] = []
    /// The edges, binding by binding.
    package var edges: [Edge] = []
    /// The flow of effects, in graphs with effects.
    package var flow: _EffectFlow?
    /// Whether bindings of an overlay have replaced others.
    package var isOverlay: Bool = false
    /// True for a graph planned for an injector, which can resolve every binding that a component sees.
    package var isForInjector: Bool = false
    /// The edges whose requests are not plain keys, in their order.
    var wrappedEdges: [Int] = []
    /// The requested types of these edges; in a separate array, since the runtime makes a class for each type of row.
    var wrappedRequests: [Any.Type] = []
    /// The properties that few graphs have.
    var rare: RareBox = .none

    /// A binding that an earlier layer of a stack hides: the binding that has its key, or the outermost decorator of
    /// that one; then the hidden binding's place, module and silenced ids.
    package typealias Hidden = (binding: Int, place: _SourcePlace?, module: Any.Type?, allowed: [Diagnostic.ID])

    /// An installation beyond a limit of the graph: the component to be installed, the index of the installing one, and the place.
    package typealias Refusal = (limit: Limit, type: Any.Type, parent: Int, place: _SourcePlace)

    /// The limits of a graph.
    package enum Limit: Sendable {
        /// The number of places in the whole graph.
        case places
        /// The number of components from the root component down.
        case depth
    }

    /// The number of places that components may have in one graph. A component with two parents has two.
    @inlinable package static var placeLimit: Int { 100_000 }
    /// The number of components that may nest, including the root component.
    @inlinable package static var depthLimit: Int { 100 }

    /// An overriding binding whose key nothing else binds.
    package struct UnusedOverride: Sendable {
        package var key: _Key
        /// The place in the source.
        package var place: _SourcePlace
        /// Its module; nil for a declaration.
        package var module: Any.Type?
        /// The kind of a binding of the key that cannot be overridden.
        package var kind: Kind?
        /// Whether it is a decorator, which would be added instead of replacing something.
        package var isDecorator: Bool
        /// The type whose contribution to the collection it replaces, if it is about one.
        package var contributor: Any.Type?

        /// Makes a record of such a binding.
        package init(key: _Key, place: _SourcePlace, module: Any.Type?, kind: Kind?, isDecorator: Bool = false) {
            self.key = key
            self.place = place
            self.module = module
            self.kind = kind
            self.isDecorator = isDecorator
        }
    }

    /// Makes an empty model.
    package init() {}

    /// The module of a binding and the modules that include it, outwards.
    package func modules(of binding: Int) -> [Any.Type] {
        guard let module = bindings[binding].module else { return [] }
        let includers = components[bindings[binding].component].includers
        var modules = [module]
        var seen = self.overridingModules
        // Overriding modules may include each other, so the chain can be a cycle.
        while seen.insert(ObjectIdentifier(modules[modules.count - 1])).inserted,
            let outer = includers[ObjectIdentifier(modules[modules.count - 1])]
        {
            modules.append(outer)
        }
        return modules
    }

    /// Whether there are overrides or an overlay, so bindings may have lost their requesters.
    package var isOverridden: Bool { isOverlay || self.hasListOverrides || !self.overridingModules.isEmpty }

    /// Whether a binding replaces another one itself, rather than being needed by one that does.
    package func replaces(_ binding: Int) -> Bool {
        guard bindings[binding].isOverride, bindings[binding].kind != .decorator else { return false }
        return bindings[binding].module.map { self.overridingModules.contains(ObjectIdentifier($0)) } ?? true
    }
}
