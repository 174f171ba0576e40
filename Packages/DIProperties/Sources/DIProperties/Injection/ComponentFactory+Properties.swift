// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

extension ComponentFactory where C: RootComponent {
    /// Plans and checks the whole graph of a component with its properties, and returns its factory.
    ///
    /// The properties that the graph uses are read and checked with it, in the same report; keys that nothing reads are
    /// `DI/PropertyUnknown`, a warning. The other options are those of `of(_:overriding:plugins:severities:)`.
    ///
    /// - Throws: `GraphError` with every mistake.
    public static func of(
        _ component: C.Type, properties: Properties, overriding: [any Module.Type] = [],
        plugins: [any GraphPlugin] = [], severities: [Diagnostic.ID: Diagnostic.Severity?] = [:]
    ) throws(GraphError) -> ComponentFactory<C> {
        let session = PropertySession(properties)
        return try _of(overriding: overriding, plugins: plugins, severities: severities, surroundings: session)
    }
}

extension RootComponent {
    /// Plans and checks the whole graph with its properties, such as in a one-line test.
    ///
    /// - Throws: `GraphError` with every mistake.
    public static func validate(
        properties: Properties, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:]
    ) throws(GraphError) {
        let session = PropertySession(properties)
        try _validate(overriding: overriding, plugins: plugins, severities: severities, surroundings: session)
    }

    /// Returns the whole graph as data, valid or not, with the choices that the properties make.
    public static func graph(
        properties: Properties, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:]
    ) -> BindingGraph {
        let session = PropertySession(properties)
        return _graph(overriding: overriding, plugins: plugins, severities: severities, surroundings: session)
    }
}
