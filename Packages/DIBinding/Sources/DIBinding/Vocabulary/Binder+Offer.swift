// SPDX-License-Identifier: Apache-2.0

import DICore

extension Binder {
    /// Offers a type to those who ask from outside, through an ``Injector``.
    ///
    /// An injector answers everything, unless its component or one of its ancestors offers something: then it answers only
    /// what these offer, in every shape, and any other request ends the process with `DI/NotOffered`. An offer is checked
    /// with the graph, like a parameter: `DI/MissingBinding`, `DI/MainActorRequired` and `DI/EffectRequired` name its line.
    /// Offered bindings count as used. An offer in a module applies to each component that includes the module.
    ///
    /// ```swift
    /// binder.offer(CoffeeMaker.self)
    /// binder.offer(AsyncProvider<Session>.self)
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type, which may be a shape, such as an `AsyncProvider` of what throws or awaits.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func offer<T>(_ type: T.Type, file: StaticString = #fileID, line: UInt = #line) {
        _entry(binding: T.self)._offer(_Key(T.self), _SourcePlace(file, line))
    }

    /// Offers the binding of a type that has a qualifier; otherwise as ``offer(_:file:line:)``.
    ///
    /// ```swift
    /// binder.offer(Pump.self, qualified: "spare")
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - qualifier: The qualifier of the binding.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func offer<T>(
        _ type: T.Type, qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line
    ) {
        _entry(binding: T.self)._offer(_Key(T.self, qualifier), _SourcePlace(file, line))
    }

    /// Offers the value of a tag; otherwise as ``offer(_:file:line:)``.
    ///
    /// ```swift
    /// binder.offer(tagged: BoilerTemperature.self)
    /// ```
    ///
    /// - Parameters:
    ///   - tag: The tag.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func offer<T: Tag>(tagged tag: T.Type, file: StaticString = #fileID, line: UInt = #line) {
        _entry(binding: T.Element.self)._offer(_Key(_Key.type(taggedWith: T.self)), _SourcePlace(file, line))
    }
}

extension _Entry {
    /// Completes the entry as permission to ask for a key from outside.
    package func _offer(_ key: _Key, _ place: _SourcePlace) {
        draft.key = key
        record(.offer, place, .offer)
    }
}
