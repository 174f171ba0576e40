// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

extension Module {
    /// Plans and checks the module alone, with what it requires as given: it may need nothing else from outside.
    ///
    /// A module without requirements is checked as if it required nothing. What is given throws and awaits nothing, and belongs to
    /// no actor.
    ///
    /// ```swift
    /// try BrewingModule.validate()
    /// ```
    ///
    /// Errors: those of a graph; `DI/UndeclaredNeed` for what the module neither binds nor includes nor requires.
    ///
    /// - Parameter options: The overriding modules, plugins, severities, profiles and run context.
    /// - Throws: A `GraphError` with all errors.
    public static func validate(_ options: GraphOptions = GraphOptions()) throws(GraphError) {
        try _PlanOptions(alone: options).review(ofModule: Self.self).validate()
    }

    /// Returns the graph of the module alone, valid or not, with its diagnostics.
    ///
    /// - Parameter options: The overriding modules, plugins, severities, profiles and run context.
    /// - Returns: The graph, whose root is what the module exposes.
    public static func graph(_ options: GraphOptions = GraphOptions()) -> BindingGraph {
        _PlanOptions(alone: options).review(ofModule: Self.self).graph
    }
}

extension _PlanOptions {
    /// Plans a module alone, of which everything that it exposes may be requested.
    fileprivate init(alone options: GraphOptions) {
        self.init(options)
        isForInjector = true
    }
}
