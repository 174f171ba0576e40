// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A declared default of a higher layer, with the parts that its binding needs.
package struct _DefaultDeclaration {
    /// The declaration as a key.
    package let key: _Key
    /// The sharing of the default.
    let sharing: SharingPolicy

    /// Describes a declared default.
    package init(_ key: _Key, _ sharing: SharingPolicy) {
        self.key = key
        self.sharing = sharing
    }
}

/// Bindings of declared defaults, which a higher layer makes.
extension _Entry {
    /// Begins the binding of a declared default: its key is the declaration.
    package func _declare(_ declared: _DefaultDeclaration) {
        key = declared.key
        defaultSharing = declared.sharing
    }

    /// Completes the entry as an alias of a declared default's key.
    ///
    /// Where nothing else binds the key, the default itself does, once in a component and its descendants.
    package func _record(
        to declared: _DefaultDeclaration, _ place: _SourcePlace,
        _ makeNode: @escaping @Sendable (RunContext) -> _AnyNode
    ) {
        let fallback = _Entry(module, fallback: declared.key, declared.sharing)
        // It is used unless its aliases are replaced, which isn't a mistake.
        fallback._allow([.unusedBinding])
        fallback._recordDecided(.factory, among: nil, place) { input in
            .use([], makeNode: { _ in makeNode(input.runContext) })
        }
        record(.alias, place, .alias(declared.key, fallback: fallback))
    }
}
