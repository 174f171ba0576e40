// SPDX-License-Identifier: Apache-2.0

import DICore

extension Binder {
    /// Leaves the contribution of a type out of a collection of the component.
    ///
    /// It is for a program that includes a module of many contributions without one of them. The contribution of a type is the one
    /// that requests that type alone, as for ``BindingBuilder/replacing(_:)``. In an overriding module, it is left out of every
    /// component that has it.
    ///
    /// ```swift
    /// binder.include(module: ShopBindings.self)
    /// binder.exclude(Espresso.self, from: [any Drink].self)
    /// ```
    ///
    /// A contribution that replaces the excluded one stays, and an ancestor's collection keeps its own. Errors:
    /// `DI/OverrideTargetsNothing` if the collection has no such contribution in the component.
    ///
    /// - Parameters:
    ///   - type: The type that contributes.
    ///   - collection: The array, set or dictionary.
    ///   - qualifier: The qualifier of the collection.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func exclude<T, C>(
        _ type: T.Type, from collection: C.Type, qualified qualifier: String? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        recorder.exclude(T.self, from: _Key(C.self, qualifier), in: module, _SourcePlace(file, line))
    }

    /// Leaves the contribution of a type out of the collection of a tag; otherwise as ``exclude(_:from:qualified:file:line:)``.
    public func exclude<T, G: Tag>(
        _ type: T.Type, fromTagged tag: G.Type, file: StaticString = #fileID, line: UInt = #line
    ) {
        recorder.exclude(T.self, from: _Key(_Key.type(taggedWith: G.self)), in: module, _SourcePlace(file, line))
    }
}

extension _Recorder {
    fileprivate func exclude(_ type: Any.Type, from key: _Key, in module: (any Module.Type)?, _ place: _SourcePlace) {
        var draft = _BindingDraft(module, binding: key.type)
        draft.key = key
        draft.place = place
        draft.rare.replacement = _Replacement(type, isExclusion: true)
        add(_Entry(self, draft))
    }
}
