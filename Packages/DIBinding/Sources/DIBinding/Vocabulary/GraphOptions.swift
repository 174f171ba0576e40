// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The options with which a graph is planned and checked.
///
/// ```swift
/// let options = GraphOptions(overriding: [TestModule.self], profiles: ["demo"], context: .test)
/// let factory = try ComponentFactory.of(CoffeeShop.self, options)
/// ```
///
/// `ComponentFactory.of` and `validate` also take the options one by one. `DIProperties` adds `properties`; `DIDiagnostics` adds
/// `plugins`, `severities` and `observers`.
public struct GraphOptions: Sendable {
    /// Modules whose bindings replace others of the same key; the last one wins. For tests and previews.
    public var overriding: [any Module.Type]
    /// The active profiles, which conditions test; an overlay adds them to its parent's.
    public var profiles: Set<String>
    /// The run context, which conditions test; nil for the parent's, or else the detected one.
    public var context: RunContext?
    /// The reference to the input of a higher layer.
    package var contextReference: _ContextReference?
    /// The judge that applies more than the rules of errors.
    package var _judge: (any _GraphJudge)?
    /// The observers; nil if none is given.
    package var _observers: (any _GraphObservers)?

    /// The input of a higher layer.
    package var _planningContext: (any _PlanningContext)? {
        get { contextReference?.context }
        set { contextReference = newValue.map { _ContextReference($0) } }
    }

    /// Collects the options of a graph.
    ///
    /// - Parameters:
    ///   - overriding: Modules whose bindings replace others of the same key; the last one wins. For tests and previews.
    ///   - profiles: The active profiles, which conditions test (``Binder/include(module:when:allowing:file:line:)``).
    ///   - context: The run context, which conditions test; nil for the parent's, or else the detected one.
    public init(
        overriding: [any Module.Type] = [], profiles: Set<String> = [], context: RunContext? = nil
    ) {
        self.overriding = overriding
        self.profiles = profiles
        self.context = context
    }
}
