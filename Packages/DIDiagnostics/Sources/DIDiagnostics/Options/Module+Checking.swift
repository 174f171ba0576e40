// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

extension Module {
    /// Plans and checks the module alone, with some types as given; it must have no other dependencies outside.
    ///
    /// No object is made: a placeholder represents each given type. It doesn't throw, await or belong to an actor. A given type
    /// that the module binds is ignored. A tag represents its value.
    ///
    /// ```swift
    /// try BrewingModule.validate(given: Pump.self, (any Log).self, BoilerTemperature.self)
    /// try BrewingModule.validate(given: Pump.self, qualified: ["spare": Pump.self])
    /// ```
    ///
    /// Errors: as for any graph; `DI/MissingBinding` for a dependency that is neither bound, included nor given.
    ///
    /// - Parameters:
    ///   - options: The overriding modules, plugins, severities, profiles and run context.
    ///   - types: The given types, and the tags of given values.
    ///   - qualified: The types that are given under a qualifier.
    ///   - file: The file that diagnostics name for the given types.
    ///   - line: The line that diagnostics name for the given types.
    /// - Throws: A `GraphError` with all errors.
    public static func validate(
        _ options: GraphOptions = GraphOptions(), given types: Any.Type...,
        qualified: KeyValuePairs<String, Any.Type> = [:], file: StaticString = #fileID, line: UInt = #line
    ) throws(GraphError) {
        try review(options, given: types, qualified, _SourcePlace(file, line)).validate()
    }

    /// Returns the graph of the module alone, valid or not, with its diagnostics; takes the parameters of `validate`.
    ///
    /// Given types have bindings of the kind `value`.
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
        let keys = types.map { _Key(_Key.type(meantBy: $0)) } + qualified.map { _Key($0.value, $0.key) }
        return options.review(ofModule: Self.self, given: keys, place)
    }
}
