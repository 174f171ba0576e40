// SPDX-License-Identifier: Apache-2.0

import DICore

/// The object graph as data: its bindings, their needs, and its diagnostics.
///
/// `RootComponent.graph` of `DIDiagnostics` returns it for valid and invalid graphs, without making objects. Plugins read it,
/// exports draw it, and its JSON can be stored and compared. Ids are the same in every process and do not depend on other
/// bindings. The order is the order of registration, parents before children.
public struct BindingGraph: Sendable {
    /// The version of the encoded form.
    public static let schemaVersion: Int = 1

    /// The components, the root component first. A component with several parents appears once for each.
    public let components: [Component]
    /// The bindings, component by component in the order of registration.
    public let bindings: [Binding]
    /// The dependencies, binding by binding in the order of their parameters.
    public let edges: [Edge]
    /// Diagnostics of every severity, sorted by place, id and subject.
    public let diagnostics: [Diagnostic]
    /// The unbound dependencies, for plugins; not encoded.
    public let unmetNeeds: [UnmetNeed]
    /// The conditions of its components, each with its outcome, component by component in the order of registration.
    public let choices: [Choice]
    /// All profiles that its conditions name, sorted.
    public let profiles: [String]
    /// The active profiles, sorted.
    public let activeProfiles: [String]
    /// The run context of the plan; nil in a graph without conditions and active profiles.
    public let context: RunContext?
    /// The types of the instances, in the order of the bindings; empty in a graph that is made by hand or read.
    package var _elements: [Any.Type] = []

    /// Makes a graph from its parts.
    public init(
        components: [Component], bindings: [Binding], edges: [Edge], diagnostics: [Diagnostic],
        unmetNeeds: [UnmetNeed] = [], choices: [Choice] = [], profiles: [String] = [], activeProfiles: [String] = [],
        context: RunContext? = nil
    ) {
        self.components = components
        self.bindings = bindings
        self.edges = edges
        self.diagnostics = diagnostics
        self.unmetNeeds = unmetNeeds
        self.choices = choices
        self.profiles = profiles
        self.activeProfiles = activeProfiles
        self.context = context
    }

    /// A component in one of its places.
    public struct Component: Sendable, Hashable, Identifiable {
        /// The names with modules from the root component down, separated by slashes.
        public let id: String
        /// The name of the type, with its module only where needed to avoid ambiguity.
        public let name: String
        /// The id of the parent; nil for the root component.
        public let parent: String?
        /// The name of the scope; nil for none.
        public let scope: String?
        /// The name of the seed's type; nil for none.
        public let seed: String?
        /// The id of the binding that makes the root; nil where it is missing.
        public let root: String?
        /// The way in which it is built.
        public let construction: Construction

        /// Makes a component by hand, such as for a plugin's own test.
        public init(
            id: String, name: String, parent: String?, scope: String?, seed: String?, root: String?,
            construction: Construction = .synchronous
        ) {
            self.id = id
            self.name = name
            self.parent = parent
            self.scope = scope
            self.seed = seed
            self.root = root
            self.construction = construction
        }
    }

    /// A binding in one component.
    public struct Binding: Sendable, Hashable, Identifiable {
        /// The id of the component and the key with modules; for a part of a collection also its entry or module.
        public let id: String
        /// The id of the component.
        public let component: String
        /// The key, in words.
        public let key: String
        /// The kind, such as `factory` or `seed`.
        public let kind: String
        /// The sharing of its instances.
        public let sharing: SharingPolicy
        /// The name of its module; nil for the component itself.
        public let module: String?
        /// The place in the source; nil for bindings without one, such as a seed.
        public let place: Place?
        /// Whether it belongs to an overriding module and replaces another binding.
        public let isOverride: Bool
        /// The names of the modules through which the component includes ``module``, outwards; empty for a direct inclusion.
        public let includedBy: [String]
        /// The effects of its own factory.
        public let effects: [Effect]
        /// Whether it belongs to the main actor: by its own effect, by a dependency's, or by its sharing.
        public let isOnMainActor: Bool
        /// The functions that are called in the life of its instances.
        public let hooks: [Hook]
        /// The id of the next inner layer, if it is a decorator: another one, or the decorated binding itself.
        public let decorates: String?
        /// Whether its factory requests its dependencies while it runs, which are then unknown.
        public let hasUnknownNeeds: Bool
        /// The property that selects its target, with value and place, such as `data.source = github, config.yml:1:16`, or nil.
        ///
        /// All candidates are dependencies, selected or not.
        public let chosenBy: String?
        /// Whether the binding is a default of its module, which is used because nothing else binds the key.
        public let isDefault: Bool

        /// Makes a binding by hand, such as for a plugin's own test.
        public init(
            id: String, component: String, key: String, kind: String, sharing: SharingPolicy, module: String?,
            place: Place?,
            isOverride: Bool = false, includedBy: [String] = [], effects: [Effect] = [], isOnMainActor: Bool = false,
            hooks: [Hook] = [], decorates: String? = nil, hasUnknownNeeds: Bool = false, chosenBy: String? = nil,
            isDefault: Bool = false
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
            self.effects = effects
            self.isOnMainActor = isOnMainActor
            self.hooks = hooks
            self.decorates = decorates
            self.hasUnknownNeeds = hasUnknownNeeds
            self.chosenBy = chosenBy
            self.isDefault = isDefault
        }
    }

    /// A dependency without a binding.
    public struct UnmetNeed: Sendable, Hashable {
        /// The id of the dependent binding.
        public let from: String
        /// The needed key, in words.
        public let key: String
        /// The kind of the dependency.
        public let kind: Edge.Kind
        /// Whether `bindOptional` permits the absence; otherwise it is a mistake.
        public let isMeant: Bool

        /// Makes an unmet need by hand, such as for a plugin's own test.
        public init(from: String, key: String, kind: Edge.Kind, isMeant: Bool) {
            self.from = from
            self.key = key
            self.kind = kind
            self.isMeant = isMeant
        }
    }

    /// A condition of an inclusion, with its outcome.
    ///
    /// ```swift
    /// for choice in ShopComponent.graph(profiles: ["demo"]).choices where !choice.isChosen {
    ///     print("\(choice.module ?? "a group") is left out: \(choice.reason)")
    /// }
    /// ```
    public struct Choice: Sendable, Hashable {
        /// The id of the component.
        public let component: String
        /// The name of the module that it guards; nil for a group of bindings without a module.
        public let module: String?
        /// The condition, such as `profile("demo") && !context(.test)`.
        public let condition: String
        /// Whether it includes the module.
        public let isChosen: Bool
        /// The reason for the decision, such as `profile "demo" is not active`.
        public let reason: String
        /// The place of the inclusion; nil if unknown.
        public let place: Place?
        /// The keys that the module would bind, in the order of registration.
        public let leftOut: [String]

        /// Makes a choice by hand, such as for a plugin's own test.
        public init(
            component: String, module: String?, condition: String, isChosen: Bool, reason: String, place: Place?,
            leftOut: [String] = []
        ) {
            self.component = component
            self.module = module
            self.condition = condition
            self.isChosen = isChosen
            self.reason = reason
            self.place = place
            self.leftOut = leftOut
        }
    }
}
