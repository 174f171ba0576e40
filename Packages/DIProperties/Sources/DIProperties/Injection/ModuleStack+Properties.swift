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
    /// The modules of a stack have one configuration: the properties of all of them, merged in the order of the stack. Of a
    /// value that several set, that of the first module counts, maps are merged, and references may lead from one to the
    /// other. The properties of a module leave with it, and `reset()` keeps them. A shared instance is taken over unless a
    /// property changes that it depends on.
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
        try _load([bindings], priority, with: LoadedProperties(properties: properties))[0]
    }

    /// Loads the module that a closure declares with its properties; otherwise as ``load(_:priority:properties:)-(Bindings,_,_)``.
    @discardableResult
    public func load(
        priority: Priority = .normal, properties: Properties, @BindingsBuilder _ content: () -> Bindings
    ) throws(GraphError) -> Loaded {
        try load(content(), priority: priority, properties: properties)
    }

    /// Loads several modules in one change, all with the same properties, which stay until the last of them is unloaded.
    ///
    /// - Throws: `GraphError` with every mistake of the graph and of its properties; then nothing has changed.
    @discardableResult
    public func load(
        _ modules: [Bindings], priority: Priority = .normal, properties: Properties
    ) throws(GraphError) -> [Loaded] {
        try _load(modules, priority, with: LoadedProperties(properties: properties))
    }
}

/// The properties of loaded modules.
private struct LoadedProperties: _PlanningInput {
    let properties: Properties

    func _context(before others: [any _PlanningInput]) -> any _PlanningContext {
        var all: [Properties] = []
        for case let input as LoadedProperties in [self] + others
        where !all.contains(where: { $0.isIdentical(to: input.properties) }) {
            all.append(input.properties)
        }
        return PropertySession(all.dropFirst().reduce(properties) { $0.stacked(on: $1) })
    }
}
