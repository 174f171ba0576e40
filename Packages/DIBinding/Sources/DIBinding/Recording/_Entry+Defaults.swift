// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Bindings of declared defaults, which a higher layer makes.
extension _Entry {
    /// Begins the binding of a declared default: its key is the declaration.
    public func _declare(_ key: _Key) {
        draft.key = key
    }

    /// Completes the entry as what the key of a declared default is bound to.
    ///
    /// Where nothing else binds the key, the default itself does, once in a component and those below it.
    public func _record(
        to declared: _Key, _ sharing: _Sharing.Kind, _ place: _SourcePlace,
        _ makeNode: @escaping @Sendable (RunContext) -> _AnyNode
    ) {
        let fallback = _Entry(nil, _BindingDraft(draft.module, binding: declared.type))
        fallback.draft.key = declared
        fallback.draft.element = declared.element
        fallback.draft.sharing = sharing
        fallback.draft.isFallback = true
        // It is used unless what leads to it is replaced, which is nobody's mistake.
        fallback._allow([.unusedBinding])
        fallback._recordDecided(.factory, among: nil, place) { input in
            .use([], makeNode: { _ in makeNode(input.runContext) })
        }
        record(.alias, place, .declared(declared, fallback: fallback))
    }
}

extension Binder {
    /// Begins the binding of a declared default.
    public func _bind<V>(declared key: _Key, as type: V.Type) -> BindingBuilder<V, _Qualified, V, S> {
        let entry = _entry(binding: V.self)
        entry._declare(key)
        return BindingBuilder(entry)
    }
}
