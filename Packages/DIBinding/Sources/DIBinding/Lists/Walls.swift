// SPDX-License-Identifier: Apache-2.0

import DICore

/// Keeps lines behind the wall of the list: only the list and what it includes may need what they bind.
///
/// The wall is that of the module or component which the list declares, or else of the inclusion of the list: a list that is a
/// line of another one is a part of it. `privately` of a `Binder` has the rules.
///
/// ```swift
/// let kitchen = Bindings {
///     factory(CoffeeMaker.init)
///     privately { single(Pump.init) }
/// }
/// ```
///
/// - Parameter content: The lines.
/// - Returns: The declarations, as a list.
public func privately(@BindingsBuilder _ content: () -> Bindings) -> Bindings {
    var declarations = _Declarations(of: Bindings.self)
    declarations.append(private: content()._declarations)
    return Bindings(declarations)
}

/// Requires a type of those who include the list, and closes the list.
///
/// `requires` of a `Binder` has the rules.
///
/// ```swift
/// let brewing = Bindings {
///     requires((any Log).self)
///     factory(CoffeeMaker.init)
/// }
/// ```
///
/// - Parameters:
///   - type: The type.
///   - qualifier: The qualifier of the binding.
///   - file: The file to name in diagnostics.
///   - line: The line to name in diagnostics.
/// - Returns: The declarations, as a list.
public func requires<T>(
    _ type: T.Type, qualified qualifier: String? = nil, file: StaticString = #fileID, line: UInt = #line
) -> Bindings {
    .requiring(_Key(T.self, qualifier), _SourcePlace(file, line))
}

/// Requires the value of a tag of those who include the list, and closes the list.
public func requires<G: Tag>(tagged tag: G.Type, file: StaticString = #fileID, line: UInt = #line) -> Bindings {
    .requiring(_Key(_Key.type(taggedWith: G.self)), _SourcePlace(file, line))
}

/// Closes the list without a requirement: it may need only what it binds or includes.
public func requiresNothing(file: StaticString = #fileID, line: UInt = #line) -> Bindings {
    .requiring(nil, _SourcePlace(file, line))
}

extension Bindings {
    fileprivate static func requiring(_ key: _Key?, _ place: _SourcePlace) -> Bindings {
        var declarations = _Declarations(of: Bindings.self)
        declarations.append(requiring: key, place)
        return Bindings(declarations)
    }
}
