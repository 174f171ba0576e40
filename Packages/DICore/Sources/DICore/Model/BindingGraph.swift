// SPDX-License-Identifier: Apache-2.0

/// The whole object graph as data: what is bound where, what needs what, and what there is to say about it.
///
/// `RootComponent.graph` gives it for valid and invalid graphs alike, without making an object. Plugins read it, exports
/// draw it, and as JSON it can be kept and compared. Ids are stable from process to process and do not change when
/// something else is bound; the order is that of registration, parents before children.
public struct BindingGraph: Sendable {
    /// The version of the form in which a graph is encoded.
    public static let schemaVersion: Int = 1

    /// The components; the root component is the first. One that several parents install stands here once for each.
    public let components: [Component]
    /// The bindings, component by component in the order of registration.
    public let bindings: [Binding]
    /// The needs of the bindings that are met, binding by binding in the order of their parameters.
    public let edges: [Edge]
    /// Diagnostics of every severity, sorted by place, id and subject.
    public let diagnostics: [Diagnostic]
    /// The needs that nothing meets, so that plugins see them as the rules do; not part of what is encoded.
    public let unmetNeeds: [UnmetNeed]

    /// Makes a graph of its parts.
    public init(
        components: [Component], bindings: [Binding], edges: [Edge], diagnostics: [Diagnostic],
        unmetNeeds: [UnmetNeed] = []
    ) {
        self.components = components
        self.bindings = bindings
        self.edges = edges
        self.diagnostics = diagnostics
        self.unmetNeeds = unmetNeeds
    }

    /// One component in its place.
    public struct Component: Sendable, Hashable, Identifiable {
        /// The names with modules from the root component down, with slashes between.
        public let id: String
        /// The type's name, with its module only where two would look alike.
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
    public struct Binding: Sendable, Hashable, Identifiable {
        /// The id of the component and the key with modules; for a part of a collection what tells it from the others.
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
        /// Whether it is made by an overriding module and replaces another binding.
        public let isOverride: Bool
        /// The names of the modules over which the component includes ``module``, outwards; empty if it does so itself.
        public let includedBy: [String]

        /// Makes a binding by hand, such as for a plugin's own test.
        public init(
            id: String, component: String, key: String, kind: String, sharing: String, module: String?, place: Place?,
            isOverride: Bool = false, includedBy: [String] = []
        ) {
            self.id = id
            self.component = component
            self.key = key
            self.kind = kind
            self.sharing = sharing
            self.module = module
            self.place = place
            self.isOverride = isOverride
            self.includedBy = includedBy
        }
    }

    /// One need that nothing meets.
    public struct UnmetNeed: Sendable, Hashable {
        /// The id of the binding that needs.
        public let from: String
        /// What it needs, in words.
        public let key: String
        /// How it needs that.
        public let kind: Edge.Kind
        /// Whether absence is meant, as `bindOptional` says; else it is a mistake.
        public let isMeant: Bool

        /// Makes an unmet need by hand, such as for a plugin's own test.
        public init(from: String, key: String, kind: Edge.Kind, isMeant: Bool) {
            self.from = from
            self.key = key
            self.kind = kind
            self.isMeant = isMeant
        }
    }
}
