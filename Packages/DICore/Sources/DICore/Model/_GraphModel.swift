// SPDX-License-Identifier: Apache-2.0

/// The one graph: what is bound where, and what needs what, in indices and types.
///
/// It is what `configure` amounts to. Rules check it, the engine links it, and ``BindingGraph`` is the same content with
/// names, for people and programs. Names cost much more than the rest, so they are made only for those.
public struct _GraphModel: Sendable {
    /// A component in its place: one that several parents install stands here once for each.
    public struct Component: Sendable {
        /// The component's type.
        public var type: Any.Type
        /// The index of the parent, or -1 for the root component.
        public var parent: Int
        /// How many ancestors it has.
        public var depth: Int
        /// Its scope; `Unscoped` for none.
        public var scope: Any.Type
        /// The seed's key, if there is a seed.
        public var seed: Any.Type?
        /// The key of the root.
        public var root: Any.Type
        /// The index of the binding that makes the root, or -1.
        public var rootBinding: Int
        /// Where it was installed.
        public var place: _SourcePlace?
        /// The indices of its bindings, in the order of registration.
        public var bindings: Range<Int>
        /// The components in it that would contain themselves, with the places where they are installed.
        public var recursions: [(type: Any.Type, place: _SourcePlace)]
        /// The keys whose absence is meant, with the places that say so.
        public var absences: [(key: _Key, place: _SourcePlace)]
        /// For each of its modules that another one includes, that other one.
        public var includers: [ObjectIdentifier: Any.Type]

        /// Makes a component.
        public init(
            type: Any.Type, parent: Int, depth: Int, scope: Any.Type, seed: Any.Type?, root: Any.Type,
            place: _SourcePlace?
        ) {
            self.type = type
            self.parent = parent
            self.depth = depth
            self.scope = scope
            self.seed = seed
            self.root = root
            self.place = place
            rootBinding = -1
            bindings = 0..<0
            recursions = []
            absences = []
            includers = [:]
        }
    }

    /// What a binding is.
    public enum Kind: String, Sendable, Codable {
        /// A value that was there at configuration.
        case value
        /// A function of its needs.
        case factory
        /// A provider that was there at configuration.
        case provider
        /// Another binding of the same type, by its qualifier.
        case alias
        /// What a component was built with.
        case seed
        /// A part of a collection.
        case contribution
        /// A collection, put together of its contributions.
        case collection
        /// The factory of an installed component.
        case componentFactory
        /// A function of its needs and a seed.
        case assistedFactory
        /// A function that fills an object's properties.
        case propertyInjector
    }

    /// One binding in one component.
    public struct Binding: Sendable {
        /// What it is bound under. For a contribution, the key of its collection.
        public var key: _Key
        /// What it makes.
        public var element: Any.Type
        /// What it is.
        public var kind: Kind
        /// How its instances are shared.
        public var sharing: _Sharing.Kind
        /// Whether it is a contribution of several elements.
        public var isPlural: Bool
        /// Whether an overriding module has made it.
        public var isOverride: Bool
        /// The index of its component.
        public var component: Int
        /// The module that it was made in, if any.
        public var module: Any.Type?
        /// Where it was written; a seed has none.
        public var place: _SourcePlace?
        /// The indices of its edges, in the order of its parameters.
        public var edges: Range<Int>
        /// The index of the binding that was there first, or -1.
        public var duplicateOf: Int
        /// The key of a dictionary's entry.
        public var entryKey: _EntryKey?
        /// The index of the child component that a component factory builds, or -1.
        public var child: Int
        /// What the engine needs besides, by index of its own.
        public var source: Int

        /// Makes a binding without edges.
        public init(
            key: _Key, element: Any.Type, kind: Kind, sharing: _Sharing.Kind, component: Int, module: Any.Type?,
            place: _SourcePlace?, source: Int, entryKey: _EntryKey? = nil
        ) {
            self.key = key
            self.element = element
            self.kind = kind
            self.sharing = sharing
            self.component = component
            self.module = module
            self.place = place
            self.source = source
            self.entryKey = entryKey
            isPlural = false
            isOverride = false
            edges = 0..<0
            duplicateOf = -1
            child = -1
        }
    }

    /// One need of a binding.
    public struct Edge: Sendable {
        /// The index of the binding that needs.
        public var from: Int
        /// The index of the binding that is needed; `missing` or `absent` for none.
        public var to: Int
        /// How it is needed.
        public var kind: BindingGraph.Edge.Kind
        /// What the factory asks for.
        public var request: Any.Type
        /// What the request comes down to.
        public var key: _Key

        /// Makes an edge.
        public init(from: Int, to: Int, kind: BindingGraph.Edge.Kind, request: Any.Type, key: _Key) {
            self.from = from
            self.to = to
            self.kind = kind
            self.request = request
            self.key = key
        }
    }

    /// The target of an edge that nothing answers to.
    public static let missing: Int = -1
    /// The target of an edge whose absence is meant.
    public static let absent: Int = -2

    /// The components; the root is the first, parents come before children.
    public var components: [Component] = []
    /// The bindings, component by component.
    public var bindings: [Binding] = []
    /// The edges, binding by binding.
    public var edges: [Edge] = []
    /// The installation at which placing components was given up, if it was.
    public var refusal: Refusal?
    /// Overriding bindings whose key nothing else binds.
    public var unusedOverrides: [UnusedOverride] = []
    /// The overriding modules.
    public var overridingModules: Set<ObjectIdentifier> = []
    /// The warnings and notes that are silenced for single bindings.
    public var allowances: [Int: Set<Diagnostic.ID>] = [:]

    /// An installation that would put more components into the graph than it may have, or deeper ones.
    public struct Refusal: Sendable {
        /// Which limit it would exceed.
        public enum Limit: Sendable {
            /// The number of places in the whole graph.
            case places
            /// The number of components from the root component down.
            case depth
        }

        /// The limit that would be exceeded.
        public var limit: Limit
        /// The component that would be installed.
        public var type: Any.Type
        /// The index of the component that would install it.
        public var parent: Int
        /// Where it is installed.
        public var place: _SourcePlace

        /// Makes a record of such an installation.
        public init(_ limit: Limit, type: Any.Type, parent: Int, place: _SourcePlace) {
            self.limit = limit
            self.type = type
            self.parent = parent
            self.place = place
        }
    }

    /// How many places components may have in one graph. A component that two parents install has two.
    public static let placeLimit: Int = 100_000
    /// How many components may nest, the root component included.
    public static let depthLimit: Int = 100

    /// An overriding binding whose key nothing else binds.
    public struct UnusedOverride: Sendable {
        /// What it is bound under.
        public var key: _Key
        /// Where it was written.
        public var place: _SourcePlace
        /// The module that it was made in.
        public var module: Any.Type?
        /// What has the key but cannot be overridden.
        public var kind: Kind?

        /// Makes a record of such a binding.
        public init(key: _Key, place: _SourcePlace, module: Any.Type?, kind: Kind?) {
            self.key = key
            self.place = place
            self.module = module
            self.kind = kind
        }
    }

    /// Makes an empty model.
    public init() {}

    /// The module that a binding was made in, and those over which the component includes it, outwards.
    public func modules(of binding: Int) -> [Any.Type] {
        guard let module = bindings[binding].module else { return [] }
        let includers = components[bindings[binding].component].includers
        var modules = [module]
        var seen = overridingModules
        // Overriding modules may include each other, so that the way out need not end by itself.
        while seen.insert(ObjectIdentifier(modules[modules.count - 1])).inserted,
            let outer = includers[ObjectIdentifier(modules[modules.count - 1])]
        {
            modules.append(outer)
        }
        return modules
    }

    /// Whether there are overriding modules, so that bindings may have lost what needed them.
    public var isOverridden: Bool { !overridingModules.isEmpty }

    /// Whether a binding stands in for another one, rather than only being needed by one that does.
    public func replaces(_ binding: Int) -> Bool {
        guard bindings[binding].isOverride, let module = bindings[binding].module else { return false }
        return overridingModules.contains(ObjectIdentifier(module))
    }

    /// Whether a warning or note is silenced for a binding.
    public func allows(_ id: Diagnostic.ID, for binding: Int) -> Bool {
        !allowances.isEmpty && allowances[binding]?.contains(id) == true
    }
}

/// The key of a dictionary's entry, hashable whatever it is. A class, since most bindings have none and carry its word.
public final class _EntryKey: @unchecked Sendable {
    // Proof of @unchecked Sendable: intoDictionary(key:) takes Sendable keys only.
    /// The key.
    public let key: AnyHashable

    /// Wraps a key.
    public init<Key: Hashable & Sendable>(_ key: Key) {
        self.key = AnyHashable(key)
    }
}
