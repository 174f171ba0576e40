// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules

/// A planned component, with its record and the readings of properties.
struct PlannedComponent {
    let component: ProgramTypes.Component
    let record: _CheckedGraph
    /// The readings of properties that were not given.
    let unread: [_AbsentInput.Reading]
    /// Whether it was planned with given properties.
    let hasProperties: Bool

    /// Plans a component as `RootComponent.graph` does; with properties only if it reads any.
    ///
    /// A component that reads properties is configured a second time if they are given.
    init(_ component: ProgramTypes.Component, _ properties: PropertiesReader.Contexts?) {
        let ungiven = _AbsentInput()
        let first = Self.record(component.type, ungiven)
        self.component = component
        if let properties, !ungiven.readings.isEmpty {
            record = Self.record(component.type, properties())
            (unread, hasProperties) = ([], true)
        } else {
            record = first
            (unread, hasProperties) = (ungiven.readings, false)
        }
    }

    private static func record<C: RootComponent>(_ type: C.Type, _ context: any _PlanningContext) -> _CheckedGraph {
        var options = GraphOptions()
        options._planningContext = context
        return _PlanOptions(options).record(of: C.self)
    }
}
