// SPDX-License-Identifier: Apache-2.0

import DICore

// The conditions of a component.
extension _Planner {
    /// Adds the choices of a component that is placed, and what they left out.
    mutating func add(_ recorded: _RecordedChoices, of definition: _Definition, to component: Int) {
        guard !recorded.choices.isEmpty else { return }
        let first = graph.model.conditions.choices.count
        for var choice in recorded.choices {
            choice.component = component
            if choice.outer >= 0 { choice.outer += first }
            choice.isIncludedElsewhere =
                !choice.isChosen && choice.module.map { definition.modules.contains(ObjectIdentifier($0)) } == true
            if choice.outer < 0 { graph.mistakes += choice.mistakes.map { (_GraphModel.missing, $0) } }
            graph.model.conditions.choices.append(choice)
        }
        let depth = graph.model.components[component].depth + 1
        for (entry, choice) in recorded.unchosen {
            let draft = entry.draft
            graph.model.conditions.requests += draft.requests
            guard !draft.isUnkeyed else { continue }
            graph.model.conditions.unchosen.append(
                _GraphModel.UnchosenBinding(
                    key: draft.key, module: draft.module, place: draft.place, choice: choice + first))
            if let decider = draft.decider { unchosen.append((decider, draft.place, component)) }
            if let type = draft.installed { uninstalled.append((type, depth)) }
        }
    }

    /// Configures the components that nothing installs because a module was not chosen, for the profiles and the types that
    /// they name.
    ///
    /// They may install each other without end, hence the limits of a graph.
    mutating func noteUninstalled() {
        while let (type, depth) = uninstalled.popLast() {
            guard known[ObjectIdentifier(type)] == nil, depth < _GraphModel.depthLimit,
                known.count < _GraphModel.placeLimit
            else { continue }
            let definition = definition(of: type)
            for choice in definition.choices.choices {
                graph.model.conditions.furtherProfiles.formUnion(choice.condition._profiles)
                graph.model.conditions.furtherTests += choice.condition._tests.map(\.test)
            }
            for entry in definition.entries + definition.choices.unchosen.map(\.entry) {
                graph.model.conditions.requests += entry.draft.requests
                if let type = entry.draft.installed { uninstalled.append((type, depth + 1)) }
            }
        }
    }

    /// Renumbers the components of the choices that an overlay has from its base.
    mutating func moveChoices() {
        for index in 0..<(overlay?.base.model.conditions.choices.count ?? 0) {
            let origin = graph.model.conditions.choices[index].component
            graph.model.conditions.choices[index].component = graph.component(from: origin)
        }
    }
}
