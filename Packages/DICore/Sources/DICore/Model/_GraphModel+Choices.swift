// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// The conditions of a graph: the facts that decide them, their outcomes, and what stays unbound by them.
    public struct Conditions: Sendable {
        /// The facts that the conditions were decided by.
        public var circumstances: _Circumstances = _Circumstances()
        /// The decided conditions, component by component in the order of registration.
        public var choices: [Choice] = []
        /// The bindings that would be there if modules had been chosen.
        public var unchosen: [UnchosenBinding] = []
        /// The types that are requested in modules that were not chosen, and in components that only these install.
        public var requests: [Any.Type] = []
        /// The profiles that only components name that modules install that were not chosen.
        public var furtherProfiles: Set<String> = []

        /// Makes an empty record.
        public init() {}

        /// Whether no condition and no active profile exists.
        public var isEmpty: Bool {
            choices.isEmpty && furtherProfiles.isEmpty && circumstances.profiles.isEmpty
        }

        /// All profiles that conditions name.
        public var profiles: Set<String> {
            choices.reduce(into: furtherProfiles) { $0.formUnion($1.condition._profiles) }
        }
    }

    /// A condition of an inclusion, decided.
    public struct Choice: Sendable {
        /// The module that it guards; nil for a group of bindings without a module.
        public var module: Any.Type?
        /// The condition.
        public var condition: Condition
        /// The facts that decided it; in an overlay, those of its base for what it has from there.
        public var circumstances: _Circumstances
        /// Whether it holds.
        public var holds: Bool
        /// The place of the inclusion.
        public var place: _SourcePlace
        /// The index of the innermost choice that was not chosen and contains this one, or -1.
        public var outer: Int
        /// The index of the component.
        public var component: Int = -1
        /// Whether the component includes the module all the same, in another place.
        public var isIncludedElsewhere: Bool = false

        /// Decides a condition of a component that is still to be placed.
        public init(
            of module: Any.Type?, _ condition: Condition, in circumstances: _Circumstances, place: _SourcePlace,
            outer: Int
        ) {
            self.module = module
            self.condition = condition
            self.circumstances = circumstances
            holds = condition._holds(in: circumstances)
            self.place = place
            self.outer = outer
        }

        /// Whether what it guards is in the graph because of it.
        public var isChosen: Bool { holds && outer < 0 }
    }

    /// A binding that was recorded aside, in a module that was not chosen.
    public struct UnchosenBinding: Sendable {
        /// The key; for a contribution, that of its collection.
        public var key: _Key
        /// Its module, if any.
        public var module: Any.Type?
        /// The place in the source.
        public var place: _SourcePlace?
        /// The index of the choice that left it out.
        public var choice: Int

        /// Makes a record of such a binding.
        public init(key: _Key, module: Any.Type?, place: _SourcePlace?, choice: Int) {
            self.key = key
            self.module = module
            self.place = place
            self.choice = choice
        }
    }
}
