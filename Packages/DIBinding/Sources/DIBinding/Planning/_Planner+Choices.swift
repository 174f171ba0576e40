// SPDX-License-Identifier: Apache-2.0

import DICore

// The conditions of a component.
extension _Planner {
    /// Adds the choices of a component that is placed, and the entries that they left out, if these are kept.
    mutating func add(_ recorded: _RecordedChoices, of definition: _Definition, to component: Int) {
        let first = graph.model.conditions.choices.count
        for choice in recorded.choices {
            var choice = choice.moved(by: first)
            choice.component = component
            choice.isIncludedElsewhere =
                !choice.isChosen
                && choice.module.map { definition.content.modules.contains(ObjectIdentifier($0)) } == true
            if choice.outer < 0 { graph.mistakes += choice.mistakes.map { (_GraphModel.missing, $0) } }
            graph.model.conditions.choices.append(choice)
        }
        graph.unchosen += recorded.unchosen.map { ($0.entry, $0.choice + first) }
    }

    /// Renumbers the components of the choices that an overlay has from its base.
    mutating func moveChoices(_ count: Int) {
        for index in 0..<count {
            let origin = graph.model.conditions.choices[index].component
            graph.model.conditions.choices[index].component = graph.component(from: origin)
        }
    }
}
