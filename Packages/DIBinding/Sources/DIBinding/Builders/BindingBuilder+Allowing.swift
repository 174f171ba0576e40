// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingBuilder {
    /// Silences warnings and notes for this binding, at any step before the terminating one.
    ///
    /// ```swift
    /// binder.bind(Grinder.self).allowing(.unusedBinding).to(factory: Grinder.init)   // for a plugin that asks later
    /// ```
    ///
    /// With `.unusedBinding` the binding counts as used, and so does what it needs. Of a plugin's warnings and notes those
    /// are silenced whose place is this binding's. Ids of errors have no effect: what is wrong stays wrong.
    public func allowing(_ ids: Diagnostic.ID...) -> BindingBuilder {
        _entry._allow(ids)
        return self
    }
}

extension PropertyInjectionBuilder {
    /// Silences warnings and notes for this binding.
    public func allowing(_ ids: Diagnostic.ID...) -> PropertyInjectionBuilder {
        entry._allow(ids)
        return self
    }
}
