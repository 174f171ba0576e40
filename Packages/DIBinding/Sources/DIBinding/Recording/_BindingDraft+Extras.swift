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

    /// The properties that few bindings have, to write one of them.
    package var rare: Extras {
        get { extras?.content ?? Extras() }
        set { extras = ExtrasBox(newValue) }
    }

    // Each by itself, because the planner reads most of them of every binding, and a key path takes its time.
    var hooks: _Hooks? { extras?.content.hooks }
    package var part: Part? { extras?.content.part }
    var isOpaque: Bool { extras?.content.isOpaque ?? false }
    package var isFallback: Bool { extras?.content.isFallback ?? false }
    package var isDefault: Bool { extras?.content.isDefault ?? false }
    var defaultSharing: SharingPolicy? { extras?.content.defaultSharing }
    package var allowed: [Diagnostic.ID] { extras?.content.allowed ?? [] }
    var original: _Entry? { extras?.content.original }
    package var replacement: _Replacement? { extras?.content.replacement }
}
