// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules

extension ModuleStack {
    /// Loads a module with its properties.
    ///
    /// ```swift
    /// let properties = try Properties(yaml: "prices: { espresso: 3 }")
    /// let evening = try ModuleStack.shared.load(eveningModule, priority: .high, properties: properties)
    /// ```
    ///
    /// The modules of a stack have one configuration: the properties of all of them, merged in the order of the stack. Where
    /// several modules set a value, the first module's counts; maps are merged, and references may lead from one to the other.
    /// The properties of a module leave with it, and `reset()` keeps them. A shared instance is taken over unless a property that
    /// it depends on changes.
    ///
    /// - Parameters:
    ///   - bindings: The module. It can be loaded more than once, each time with other properties.
    ///   - priority: Its priority; modules of higher priority are first.
    ///   - properties: The properties.
    /// - Returns: The loaded module, for `unload(_:)`.
    /// - Throws: `GraphError` with every mistake of the graph and of its properties; then nothing has changed.
    /// - Complexity: Linear in the bindings of all modules and their parameters, and in the values of all properties.
    @discardableResult
    public func load(
        _ bindings: Bindings, priority: Priority = .normal, properties: Properties
    ) throws(GraphError) -> Loaded {
        try _load([bindings], priority, with: PropertySession(properties))[0]
    }

    /// Loads a module with properties that change while the program runs, which its ``Live`` groups follow.
    ///
    /// They take part in the configuration of the stack like other properties. Of several live ones, a `Live` follows the first
    /// module's in the order of the stack; the others keep the values that they have when the stack changes.
    ///
    /// - Throws: `GraphError` with every mistake of the graph and of its properties; then nothing has changed.
    @discardableResult
    public func load(
        _ bindings: Bindings, priority: Priority = .normal, live: LiveProperties
    ) throws(GraphError) -> Loaded {
        try _load([bindings], priority, with: PropertySession(following: live))[0]
    }
}

extension PropertySession: _PlanningInput {
    /// A session of the same properties, with the current values of live ones.
    private var renewed: PropertySession {
        following.map { PropertySession($0.view($0.live.current), following: $0) } ?? PropertySession(properties)
    }

    func _context(before others: [any _PlanningInput]) -> any _PlanningContext {
        others.compactMap { $0 as? PropertySession }.reduce(renewed) { $0.stacked(on: $1.renewed) }
    }
}
