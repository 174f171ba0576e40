// SPDX-License-Identifier: Apache-2.0

import DICore

/// Offers a type to those who ask from outside, through an injector.
///
/// An injector answers every request until something is offered; from then on it answers only what is. Offers are checked
/// like parameters.
///
/// - Parameters:
///   - type: The type, which may be a shape, such as an `AsyncProvider` of what throws or awaits.
///   - file: The file to name in diagnostics.
///   - line: The line to name in diagnostics.
/// - Returns: The declaration, as a list.
public func offer<T>(_ type: T.Type, file: StaticString = #fileID, line: UInt = #line) -> Bindings {
    Bindings._offering(_Key(T.self), T.self, _SourcePlace(file, line))
}

/// Offers the binding of a type that has a qualifier.
///
/// - Parameters:
///   - type: The type.
///   - qualifier: The qualifier of the binding.
///   - file: The file to name in diagnostics.
///   - line: The line to name in diagnostics.
/// - Returns: The declaration, as a list.
public func offer<T>(
    _ type: T.Type, qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line
) -> Bindings {
    Bindings._offering(_Key(T.self, qualifier), T.self, _SourcePlace(file, line))
}

/// Offers a tagged value.
///
/// - Parameters:
///   - tag: The tag.
///   - file: The file to name in diagnostics.
///   - line: The line to name in diagnostics.
/// - Returns: The declaration, as a list.
public func offer<G: Tag>(tagged tag: G.Type, file: StaticString = #fileID, line: UInt = #line) -> Bindings {
    Bindings._offering(_Key(_Key.type(taggedWith: G.self)), G.Element.self, _SourcePlace(file, line))
}

extension Bindings {
    /// Declares an offer; `effects` holds the main actor if it is for those who ask there. For the layers' own use.
    package static func _offering(
        _ key: _Key, _ element: Any.Type, _ place: _SourcePlace, _ effects: _Effects = []
    ) -> Bindings {
        let entry = _Entry._declared(binding: element)
        entry._add(effects)
        entry._offer(key, place)
        return Bindings(entry)
    }
}
