// SPDX-License-Identifier: Apache-2.0

import DICore

extension _BindingDraft {
    /// The properties that few bindings have, in one word of each draft.
    final class Extras {
        struct Content {
            var hooks: _Hooks?
            var part: Part?
            var isOpaque: Bool = false
            var isFallback: Bool = false
            var isRefining: Bool = false
            var isDefault: Bool = false
            var defaultSharing: SharingPolicy?
            var allowed: [Diagnostic.ID] = []
            var original: _Entry?
            var replacement: _Replacement?
        }

        // Constant, since drafts are copied with the reference.
        let content: Content

        init(_ content: Content) {
            self.content = content
        }
    }

    /// The functions to call in the life of its instances.
    var hooks: _Hooks? {
        get { extras?.content.hooks }
        set { if newValue !== hooks { change { $0.hooks = newValue } } }
    }

    /// The part that the binding has in a collection, if it contributes to one.
    package internal(set) var part: Part? {
        get { extras?.content.part }
        set { change { $0.part = newValue } }
    }

    /// Whether its factory requests what it needs while it runs.
    var isOpaque: Bool {
        get { extras?.content.isOpaque ?? false }
        set { change { $0.isOpaque = newValue } }
    }

    /// Whether the binding is a declared default, used only where nothing else binds the key.
    package internal(set) var isFallback: Bool {
        get { extras?.content.isFallback ?? false }
        set { if newValue != isFallback { change { $0.isFallback = newValue } } }
    }

    /// Whether its first parameter is the binding of the same key in an ancestor.
    package internal(set) var isRefining: Bool {
        get { extras?.content.isRefining ?? false }
        set { change { $0.isRefining = newValue } }
    }

    /// Whether the binding is a module's default, used only where nothing else binds the key.
    package internal(set) var isDefault: Bool {
        get { extras?.content.isDefault ?? false }
        set { if newValue != isDefault { change { $0.isDefault = newValue } } }
    }

    /// The sharing of the default, if the key is a declared one.
    var defaultSharing: SharingPolicy? {
        get { extras?.content.defaultSharing }
        set { change { $0.defaultSharing = newValue } }
    }

    /// The warnings and notes that are silenced for the binding.
    var allowed: [Diagnostic.ID] {
        get { extras?.content.allowed ?? [] }
        set { change { $0.allowed = newValue } }
    }

    /// The entry of a list of which this is the draft of a copy, and with which it counts once.
    var original: _Entry? {
        get { extras?.content.original }
        set { change { $0.original = newValue } }
    }

    /// The word on another contribution, which this one replaces or leaves out.
    var replacement: _Replacement? {
        get { extras?.content.replacement }
        set { change { $0.replacement = newValue } }
    }

    /// Whether it replaces or leaves out another contribution.
    package var isReplacing: Bool { replacement != nil }

    private mutating func change(_ change: (inout Extras.Content) -> Void) {
        var content = extras?.content ?? Extras.Content()
        change(&content)
        extras = Extras(content)
    }
}
