// SPDX-License-Identifier: Apache-2.0

import DICore

extension Binder {
    /// Installs a component: binds its `ComponentFactory`, which builds it as a child of this one.
    ///
    /// Further calls add nothing. `ids` silences warnings and notes for the factory, such as `.unusedBinding`.
    public func install<C: Component>(
        dependency: C.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
    ) {
        recorder.install(C.self, binding: ComponentFactory<C>.self, module, _SourcePlace(file, line), allowing: ids)
    }
}

extension _Entry {
    /// Makes the entry of an installed component for a list of declarations.
    package static func _declared<C: Component>(
        component: C.Type, allowing ids: [Diagnostic.ID], _ place: _SourcePlace
    ) -> _Entry {
        let entry = _declared(binding: ComponentFactory<C>.self)
        entry._allow(ids)
        entry.record(.componentFactory, place, .component(C.self))
        return entry
    }
}
