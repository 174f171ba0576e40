// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Definition {
    /// Makes the definition of a component that was planned before, with other entries, and with what another definition
    /// declares besides its entries.
    init(
        planned index: Int, of graph: _PlannedGraph, entries: [_Entry], adding added: _Definition?
    ) {
        let component = graph.model.components[index]
        let seed = component.bindings.first { graph.model.bindings[$0].kind == .seed }
        type = graph.components[index]
        name = component.type
        scope = component.scope
        seedKey = component.seed
        seedElement = seed.map { graph.model.bindings[$0].element } ?? Void.self
        rootType = component.root
        construction = component.construction
        self.entries = entries
        optionals = component.absences.map { _OptionalDeclaration(type: $0.key.type, place: $0.place) }
        modules = _AddressTable()
        includers = component.includers
        list = component.list
        // Those of the base are in its model, and are handed on as a whole.
        choices = added?.choices ?? _RecordedChoices()
        guard let added else { return }
        optionals += added.optionals
        includers.merge(added.includers)
    }
}
