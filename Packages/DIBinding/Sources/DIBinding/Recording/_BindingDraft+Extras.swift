// SPDX-License-Identifier: Apache-2.0

import DICore

extension _BindingDraft {
    /// The properties that few bindings have, which are those of the draft as well; in one word of each draft.
    package final class Extras {
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

        init(copying other: Extras?) {
            guard let other else { return }
            (hooks, part, isOpaque, isFallback) = (other.hooks, other.part, other.isOpaque, other.isFallback)
            (isDefault, defaultSharing, allowed) = (other.isDefault, other.defaultSharing, other.allowed)
            (original, replacement) = (other.original, other.replacement)
        }
    }

    /// The properties that few bindings have, to write one of them: a copy, since drafts are copied with the reference.
    package var rare: Extras {
        mutating get {
            let copy = Extras(copying: extras)
            extras = copy
            return copy
        }
    }

    // Each by itself, because the planner reads most of them of every binding, and a key path takes its time.
    var hooks: _Hooks? { extras?.hooks }
    package var part: Part? { extras?.part }
    var isOpaque: Bool { extras?.isOpaque ?? false }
    package var isFallback: Bool { extras?.isFallback ?? false }
    package var isDefault: Bool { extras?.isDefault ?? false }
    var defaultSharing: SharingPolicy? { extras?.defaultSharing }
    package var allowed: [Diagnostic.ID] { extras?.allowed ?? [] }
    var original: _Entry? { extras?.original }
    package var replacement: _Replacement? { extras?.replacement }
}
