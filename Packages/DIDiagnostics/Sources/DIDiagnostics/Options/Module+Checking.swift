// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

extension Module {
    /// Plans and checks the module alone, with some types as given: it may need nothing else from outside.
    ///
    /// Nothing is made: a stand-in takes the place of each given type. It throws and awaits nothing, and belongs to no actor. A type that
    /// the module binds as well isn't given. A tag stands for its value.
    ///
    /// ```swift
    /// try BrewingModule.validate(given: Pump.self, (any Log).self, BoilerTemperature.self)
    /// try BrewingModule.validate(given: Pump.self, qualified: ["spare": Pump.self])
    /// ```
    ///
    /// Errors: those of a graph; `DI/MissingBinding` for what the module neither binds nor includes nor is given.
    ///
    /// - Parameters:
    ///   - options: The overriding modules, plugins, severities, profiles and run context.
    ///   - types: The types that those who include the module bind, and the tags of values.
    ///   - qualified: The types that they bind under a qualifier.
    ///   - file: The file to name for what is given.
    ///   - line: The line to name for what is given.
    /// - Throws: A `GraphError` with all errors.
    public static func validate(
        _ options: GraphOptions = GraphOptions(), given types: Any.Type...,
        qualified: KeyValuePairs<String, Any.Type> = [:], file: StaticString = #fileID, line: UInt = #line
    ) throws(GraphError) {
        try review(options, given: types, qualified, _SourcePlace(file, line)).validate()
    }

    /// Returns the graph of the module alone, valid or not, with its diagnostics.
    ///
    /// - Parameters:
    ///   - options: The overriding modules, plugins, severities, profiles and run context.
    ///   - types: The types that those who include the module bind, and the tags of values.
    ///   - qualified: The types that they bind under a qualifier.
    ///   - file: The file to name for what is given.
    ///   - line: The line to name for what is given.
    /// - Returns: The graph, in which what is given has bindings of the kind `value`.
    public static func graph(
        _ options: GraphOptions = GraphOptions(), given types: Any.Type...,
        qualified: KeyValuePairs<String, Any.Type> = [:], file: StaticString = #fileID, line: UInt = #line
    ) -> BindingGraph {
        review(options, given: types, qualified, _SourcePlace(file, line)).graph
    }

    private static func review(
        _ options: GraphOptions, given types: [Any.Type], _ qualified: KeyValuePairs<String, Any.Type>,
        _ place: _SourcePlace
    ) -> _GraphReview {
        var options = _PlanOptions(options)
        // Everything that the module binds may be requested.
        options.isForInjector = true
        let keys = types.map { _Key(_Planner.key(meantBy: $0)) } + qualified.map { _Key($0.value, $0.key) }
        return options.review(ofModule: Self.self, given: keys, place)
    }
}
