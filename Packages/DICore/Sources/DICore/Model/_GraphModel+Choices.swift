// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// The conditions of a graph: the facts that decide them, their outcomes, and what stays unbound by them.
    package struct Conditions: Sendable {
        /// The facts that the conditions were decided by.
        package var circumstances: _Circumstances = _Circumstances()
        /// The decided conditions, component by component in the order of registration.
        package var choices: [Choice] = []
        /// The bindings that would be there if modules had been chosen.
        package var unchosen: [UnchosenBinding] = []
        /// The types that are requested in modules that were not chosen, and in components that only these install.
        package var requests: [Any.Type] = []
        /// The profiles that only components name that modules install that were not chosen.
        package var furtherProfiles: Set<String> = []
        /// The tests of values in such components.
        package var furtherTests: [_ValueTest] = []

        /// Makes an empty record.
        package init() {}

        /// Whether no condition and no active profile exists.
        package var isEmpty: Bool {
            choices.isEmpty && furtherProfiles.isEmpty && circumstances.profiles.isEmpty
        }

        /// All profiles that conditions name.
        package var profiles: Set<String> {
            choices.reduce(into: furtherProfiles) { $0.formUnion($1.condition._profiles) }
        }
    }

    /// A condition of an inclusion, decided.
    package struct Choice: Sendable {
        /// The module that it guards; nil for a group of bindings without a module.
        package var module: Any.Type?
        /// The condition.
        package var condition: Condition
        /// The facts that decided it; in an overlay, those of its base for what it has from there.
        package var circumstances: _Circumstances
        /// Whether it holds.
        package var holds: Bool
        /// The mistakes in the values that decide it.
        package var mistakes: [Diagnostic]
        /// The place of the inclusion.
        package var place: _SourcePlace
        /// The index of the innermost choice that was not chosen and contains this one, or -1.
        package var outer: Int
        /// The index of the component.
        package var component: Int = -1
        /// Whether the component includes the module all the same, in another place.
        package var isIncludedElsewhere: Bool = false

        /// Decides a condition of a component that is still to be placed.
        package init(
            of module: Any.Type?, _ condition: Condition, in circumstances: _Circumstances, place: _SourcePlace,
            outer: Int
        ) {
            self.module = module
            self.condition = condition
            self.circumstances = circumstances
            (holds, mistakes) = condition._decide(in: circumstances, at: place.place)
            self.place = place
            self.outer = outer
        }

        /// Whether what it guards is in the graph because of it.
        package var isChosen: Bool { holds && outer < 0 }
    }

    /// A binding that was recorded aside, in a module that was not chosen.
    package struct UnchosenBinding: Sendable {
        /// The key; for a contribution, that of its collection.
        package var key: _Key
        /// Its module, if any.
        package var module: Any.Type?
        /// The place in the source.
        package var place: _SourcePlace?
        /// The index of the choice that left it out.
        package var choice: Int

        /// Makes a record of such a binding.
        package init(key: _Key, module: Any.Type?, place: _SourcePlace?, choice: Int) {
            self.key = key
            self.module = module
            self.place = place
            self.choice = choice
        }
    }
}
