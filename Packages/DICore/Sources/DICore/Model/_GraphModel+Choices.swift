// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// The conditions of a graph: the facts that decide them, and their outcomes.
    package struct Conditions: Sendable {
        /// The facts that the conditions were decided by.
        package var circumstances: _Circumstances = _Circumstances()
        /// The decided conditions, component by component in the order of registration.
        package var choices: [Choice] = []
        /// The same graph with the excluded content; nil if they exclude nothing.
        package var whole: (any _WholeGraph)?

        /// Makes an empty record.
        package init() {}
    }

    /// A condition of an inclusion, decided.
    package struct Choice: Sendable {
        /// The module that it guards; nil for a group of bindings without a module.
        package var module: Any.Type?
        /// The condition.
        package var condition: Condition
        /// The facts that decided it; in an overlay, the base's for choices taken from it.
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
        /// Whether the component also includes the module in another place.
        package var isIncludedElsewhere: Bool = false

        /// Decides a condition; its component is set later.
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

        /// Whether it adds its module or group to the graph.
        package var isChosen: Bool { holds && outer < 0 }
    }
}

/// A graph planned again with the content that its conditions exclude, for explanations: `_PlannedWhole`.
package protocol _WholeGraph: AnyObject, Sendable {}
