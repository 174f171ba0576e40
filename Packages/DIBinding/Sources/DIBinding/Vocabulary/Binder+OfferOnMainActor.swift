// SPDX-License-Identifier: Apache-2.0

import DICore

extension Binder {
    /// Offers a type to those who ask on the main actor, through an injector's `onMainActor`.
    ///
    /// A binding of the main actor has to be offered by this, or in a shape such as `MainActorProvider`; any other offer of it is
    /// `DI/MainActorRequired`. Apart from that, as ``offer(_:file:line:)``.
    ///
    /// ```swift
    /// binder.offerOnMainActor(Display.self)
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type, which may be a shape.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func offerOnMainActor<T>(_ type: T.Type, file: StaticString = #fileID, line: UInt = #line) {
        _entry(binding: T.self)._ending(.onMainActor)._offer(_Key(T.self), _SourcePlace(file, line))
    }

    /// Offers the binding of a type that has a qualifier to those who ask on the main actor.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - qualifier: The qualifier of the binding.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func offerOnMainActor<T>(
        _ type: T.Type, qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line
    ) {
        let place = _SourcePlace(file, line)
        _entry(binding: T.self)._ending(.onMainActor)._offer(_Key(T.self, qualifier), place)
    }

    /// Offers a tagged value to those who ask on the main actor.
    ///
    /// - Parameters:
    ///   - tag: The tag.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func offerOnMainActor<T: Tag>(tagged tag: T.Type, file: StaticString = #fileID, line: UInt = #line) {
        let place = _SourcePlace(file, line)
        _entry(binding: T.Element.self)._ending(.onMainActor)._offer(_Key(_Key.type(taggedWith: T.self)), place)
    }
}
