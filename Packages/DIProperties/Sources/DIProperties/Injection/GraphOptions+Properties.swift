// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

extension GraphOptions {
    /// The properties of the configuration that the graph reads.
    ///
    /// An overlay merges them over its parent's, and the parent's bindings then read the merged ones, too. A shared instance is
    /// taken over from the parent unless a property that it depends on changes.
    public var properties: Properties? {
        get { (_planningContext as? PropertySession)?.properties }
        set { _planningContext = newValue.map { PropertySession($0) } }
    }

    /// Collects the options of a graph that reads properties.
    ///
    /// ```swift
    /// struct PriceConfig: ConfigProperty {
    ///     static let path = "prices"
    ///     let espresso: Double
    /// }
    ///
    /// let prices = try Properties(yaml: "prices: { espresso: 2.5 }")
    /// let shop = try Injector(options: GraphOptions(properties: prices)) {
    ///     bindProperties(PriceConfig.self)
    /// }
    /// ```
    ///
    /// The properties that the graph uses are read and checked with it, in the same report; keys that nothing reads are
    /// `DI/PropertyUnknown`, a warning. The other parameters are as in ``init(overriding:profiles:context:)``.
    public init(
        properties: Properties, overriding: [any Module.Type] = [], profiles: Set<String> = [],
        context: RunContext? = nil
    ) {
        self.init(overriding: overriding, profiles: profiles, context: context)
        self.properties = properties
    }
}

extension ComponentFactory where C: RootComponent {
    /// Plans and checks the whole graph of a component with its properties, and returns its factory.
    ///
    /// The properties that the graph uses are read and checked with it, in the same report; keys that nothing reads are
    /// `DI/PropertyUnknown`, a warning. `GraphOptions` has further options.
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
