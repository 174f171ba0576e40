// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingBuilder {
    /// Silences warnings and notes for this binding; possible at every step before the terminating one.
    ///
    /// ```swift
    /// binder.bind(Grinder.self).allowing(.unusedBinding).to(factory: Grinder.init)   // for a plugin to come
    /// ```
    ///
    /// With `.unusedBinding`, the binding and its dependencies count as used. A plugin's warnings and notes are
    /// silenced if their place is this binding's. Ids of errors have no effect: errors can't be silenced.
    public func allowing(_ ids: Diagnostic.ID...) -> BindingBuilder {
        _entry._allow(ids)
        return self
    }
}
