// SPDX-License-Identifier: Apache-2.0

/// The whole object graph as data: what is bound where, what needs what, and what there is to say about it.
///
/// `RootComponent.graph` gives it for valid and invalid graphs alike, without making an object. Plugins read it. Ids are
/// stable from process to process; the order is that of registration, parents before children.
public struct BindingGraph: Sendable, Codable {
    /// The components; the root component is the first. One that several parents install stands here once for each.
    public let components: [Component]
    /// The bindings, component by component in the order of registration.
    public let bindings: [Binding]
    /// The needs of the bindings that are met, binding by binding in the order of their parameters.
    public let edges: [Edge]
    /// Diagnostics of every severity, sorted by place, id and subject.
    public let diagnostics: [Diagnostic]

    /// Makes a graph of its parts.
    public init(components: [Component], bindings: [Binding], edges: [Edge], diagnostics: [Diagnostic]) {
        self.components = components
        self.bindings = bindings
        self.edges = edges
        self.diagnostics = diagnostics
    }

    /// One component in its place.
    public struct Component: Sendable, Hashable, Codable, Identifiable {
        /// The names from the root component down, with slashes between.
        public let id: String
        /// The type's name.
        public let name: String
        /// The id of the parent; nil for the root component.
        public let parent: String?
        /// The name of the scope; nil for none.
        public let scope: String?
        /// The name of the seed's type; nil for none.
        public let seed: String?
        /// The id of the binding that makes the root; nil where it is missing.
        public let root: String?

        /// Makes a component by hand, such as for a plugin's own test.
        public init(id: String, name: String, parent: String?, scope: String?, seed: String?, root: String?) {
            self.id = id
            self.name = name
            self.parent = parent
            self.scope = scope
            self.seed = seed
            self.root = root
        }
    }

    /// One binding in one component.
    public struct Binding: Sendable, Hashable, Codable, Identifiable {
        /// The id of the component and the key, with a number for those that share both.
        public let id: String
        /// The id of the component.
        public let component: String
        /// What it is bound under, in words.
        public let key: String
        /// What it is, such as `factory` or `seed`.
        public let kind: String
        /// How its instances are shared: `none`, `shared`, `eager` or `weak`.
        public let sharing: String
        /// The name of the module that it was made in; nil for the component itself.
        public let module: String?
        /// Where it was written; nil for what no line writes, such as a seed.
        public let place: Place?

        /// Makes a binding by hand, such as for a plugin's own test.
        public init(
            id: String, component: String, key: String, kind: String, sharing: String, module: String?, place: Place?
        ) {
            self.id = id
            self.component = component
            self.key = key
            self.kind = kind
            self.sharing = sharing
            self.module = module
            self.place = place
        }
    }

    /// One need that is met.
    public struct Edge: Sendable, Hashable, Codable {
        /// How one binding needs another.
        public enum Kind: String, Sendable, Hashable, Codable {
            /// Itself, at once.
            case direct
            /// A provider of it, a tagged one or a closure.
            case provider
            /// A lazy one.
            case lazy
            /// A weak provider of it.
            case weak
            /// It, or nil where absence is meant.
            case optional
            /// As a part of a collection.
            case collection
            /// The factory of a component.
            case componentFactory
            /// An assisted factory.
            case factory
            /// A property injector.
            case injector

            /// Whether the need is met later than construction, so that it breaks a cycle.
            public var isDeferred: Bool {
                switch self {
                case .direct, .optional, .collection: false
                case .provider, .lazy, .weak, .componentFactory, .factory, .injector: true
                }
            }
        }

        /// The id of the binding that needs.
        public let from: String
        /// The id of the binding that is needed.
        public let to: String
        /// How it is needed.
        public let kind: Kind

        /// Makes an edge by hand, such as for a plugin's own test.
        public init(from: String, to: String, kind: Kind) {
            self.from = from
            self.to = to
            self.kind = kind
        }
    }
}
