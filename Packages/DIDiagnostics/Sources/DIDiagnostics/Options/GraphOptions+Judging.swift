// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// Plugins and severities.
extension GraphOptions {
    /// Further rules, in this order.
    public var plugins: [any GraphPlugin] {
        get { (_judge as? GraphJudge)?.plugins ?? [] }
        set { _judge = GraphJudge(plugins: newValue, severities: severities) }
    }

    /// The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    public var severities: [Diagnostic.ID: Diagnostic.Severity?] {
        get { (_judge as? GraphJudge)?.severities ?? [:] }
        set { _judge = GraphJudge(plugins: plugins, severities: newValue) }
    }

    /// Collects the options of a graph, with plugins and severities.
    ///
    /// - Parameters:
    ///   - overriding: Modules whose bindings replace those of the same key; the last one wins. For tests and previews.
    ///   - plugins: Further rules, in this order.
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - profiles: The active profiles, which conditions test.
    ///   - context: The run context, which conditions test; nil for that of the parent, or else for the detected one.
    @_disfavoredOverload
    public init(
        overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [], context: RunContext? = nil
    ) {
        self.init(overriding: overriding, profiles: profiles, context: context)
        _judge = GraphJudge(plugins: plugins, severities: severities)
    }
}

extension GraphOptions {
    /// Returns these options with further plugins and severities, such as for options of `DIProperties`, which take none.
    ///
    /// ```swift
    /// let properties = try Properties(sources: [])
    /// let options = GraphOptions(properties: properties).with(severities: [.propertyUnknown: .error])
    /// ```
    public func with(
        plugins: [any GraphPlugin] = [], severities: [Diagnostic.ID: Diagnostic.Severity?] = [:]
    ) -> GraphOptions {
        var options = self
        options.plugins += plugins
        options.severities.merge(severities) { _, new in new }
        return options
    }
}
