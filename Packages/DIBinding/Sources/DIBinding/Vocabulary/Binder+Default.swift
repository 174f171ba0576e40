// SPDX-License-Identifier: Apache-2.0

extension Binder {
    /// Begins a binding that counts only where nothing else binds its key. A terminating step completes it.
    ///
    /// Another binding of the key in the same component replaces it, in any module and order, and so does the binding
    /// of an ancestor, its default included. A contribution counts where nothing else contributes. Overrides and
    /// overlays replace an effective default like any binding.
    ///
    /// ```swift
    /// struct BrewingModule: Module {
    ///     static func configure(binder: Binder<Singleton>) {
    ///         binder.bindDefault((any Log).self).to { SilentLog() }
    ///         binder.bind(CoffeeMaker.self).to(factory: CoffeeMaker.init)
    ///     }
    /// }
    /// ```
    ///
    /// Errors: `DI/DuplicateBinding` where two modules have a default and nothing else binds the key.
    public func bindDefault<Element>(
        _ type: Element.Type = Element.self
    ) -> BindingBuilder<Element, _Step.Begun, Element, S> {
        let builder = bind(type)
        builder._entry.isDefault = true
        return builder
    }
}
