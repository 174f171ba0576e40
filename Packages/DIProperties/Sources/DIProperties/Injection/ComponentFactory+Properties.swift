// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

extension ComponentFactory where C: RootComponent {
    /// Plans and checks the whole graph of a component with its properties, and returns its factory.
    ///
    /// The properties that the graph uses are read and checked with it, in the same report; keys that nothing reads are
    /// `DI/PropertyUnknown`, a warning. Further options are those of `GraphOptions`.
    ///
    /// - Throws: `GraphError` with every mistake.
    public static func of(
        _ component: C.Type, properties: Properties
    ) throws(GraphError) -> ComponentFactory<C> {
        try of(C.self, GraphOptions(properties: properties))
    }
}

extension RootComponent {
    /// Plans and checks the whole graph with its properties, such as in a one-line test.
    ///
    /// - Throws: `GraphError` with every mistake.
    public static func validate(properties: Properties) throws(GraphError) {
        try validate(GraphOptions(properties: properties))
    }
}
