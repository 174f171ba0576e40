// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The options with which a graph is planned and checked.
///
/// ```swift
/// let options = GraphOptions(overriding: [TestModule.self], severities: [.unusedBinding: .error], context: .test)
/// let factory = try ComponentFactory.of(CoffeeShop.self, options)
/// ```
///
/// `ComponentFactory.of`, `validate` and `graph` also take the options one by one. `DIProperties` adds `properties`.
public struct GraphOptions: Sendable {
    /// Modules whose bindings replace those of the same key; the last one wins. For tests and previews.
    public var overriding: [any Module.Type]
    /// Further rules, in this order.
    public var plugins: [any GraphPlugin]
    /// The active profiles, which conditions test; an overlay adds them to those of its parent.
    public var profiles: Set<String>
    /// The run context, which conditions test; nil for that of the parent, or else for the detected one.
    public var context: RunContext?
    /// The reference to the input of a higher layer.
    var contextReference: _ContextReference?
    /// The severities; nil if none is given.
    var severityTable: SeverityTable?
    /// The observers; nil if none is given.
    var graphObservers: _GraphObservers?

    /// A reference to severities: to copy a dictionary among other options, the runtime makes the record of its type, and
    /// searches for the conformance of its keys.
    final class SeverityTable: Sendable {
        let severities: [Diagnostic.ID: Diagnostic.Severity?]

        init?(_ severities: [Diagnostic.ID: Diagnostic.Severity?]) {
            if severities.isEmpty { return nil }
            self.severities = severities
        }
    }

    /// The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    public var severities: [Diagnostic.ID: Diagnostic.Severity?] {
        get { severityTable?.severities ?? [:] }
        set { severityTable = SeverityTable(newValue) }
    }

    /// The input of a higher layer.
    package var _planningContext: (any _PlanningContext)? {
        get { contextReference?.context }
        set { contextReference = newValue.map { _ContextReference($0) } }
    }

    /// Collects the options of a graph.
    ///
    /// - Parameters:
    ///   - overriding: Modules whose bindings replace those of the same key; the last one wins. For tests and previews.
    ///   - plugins: Further rules, in this order.
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - profiles: The active profiles, which conditions test (``Binder/include(module:when:allowing:file:line:)``).
    ///   - context: The run context, which conditions test; nil for that of the parent, or else for the detected one.
    public init(
        overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [], context: RunContext? = nil
    ) {
        self.overriding = overriding
        self.plugins = plugins
        self.profiles = profiles
        self.context = context
        severityTable = SeverityTable(severities)
    }
}
