// SPDX-License-Identifier: Apache-2.0

import DICore

extension _BindingDraft {
    /// The properties that few bindings have, which are those of the draft as well; in one word of each draft.
    package struct Extras {
        /// The functions to call in the life of its instances.
        var hooks: _Hooks?
        /// The part that the binding has in a collection, if it contributes to one.
        package var part: Part?
        /// Whether its factory requests what it needs while it runs.
        var isOpaque: Bool = false
        /// Whether the binding is a declared default, used only where nothing else binds the key.
        package var isFallback: Bool = false
        /// Whether its first parameter is the binding of the same key in an ancestor.
        package var isRefining: Bool = false
        /// Whether the binding is a module's default, used only where nothing else binds the key.
        package var isDefault: Bool = false
        /// The sharing of the default, if the key is a declared one.
        var defaultSharing: SharingPolicy?
        /// The warnings and notes that are silenced for the binding.
        package var allowed: [Diagnostic.ID] = []
        /// The entry of a list of which this is the draft of a copy, and with which it counts once.
        var original: _Entry?
        /// The word on another contribution, which this one replaces or leaves out.
        package var replacement: _Replacement?
    }

    /// Constant, since drafts are copied with the reference.
    final class ExtrasBox {
        let content: Extras

        init(_ content: Extras) {
            self.content = content
        }
    }

    /// One of the properties that few bindings have.
    package subscript<Value>(dynamicMember property: WritableKeyPath<Extras, Value>) -> Value {
        @inline(__always) get {
            if let extras { return extras.content[keyPath: property] }
            return Extras()[keyPath: property]
        }
        set {
            var content = extras?.content ?? Extras()
            content[keyPath: property] = newValue
            extras = ExtrasBox(content)
        }
    }
}
