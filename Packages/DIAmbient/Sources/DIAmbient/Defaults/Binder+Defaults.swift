// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension Binder {
    /// Begins the binding of a declaration in ``DefaultValues``, which replaces the default.
    ///
    /// ```swift
    /// binder.bind(\.heating).sharedInScope().to(factory: GasHeater.init)
    /// ```
    ///
    /// The key is the declaration and not the type, which may have a binding as well.
    public func bind<V>(_ declared: KeyPath<DefaultValues, Default<V>>) -> BindingBuilder<V, _Step.Qualified, V, S> {
        _bind(DefaultValues.declared(declared), as: V.self)
    }

    /// Begins a decorator of the binding of a declaration in ``DefaultValues``.
    ///
    /// Errors: `DI/DecoratesNothing` if the graph doesn't bind the declaration.
    public func decorate<V>(_ declared: KeyPath<DefaultValues, Default<V>>) -> DecoratorBuilder<V, _Step.Qualified> {
        let entry = _entry(binding: V.self)
        entry._declare(DefaultValues.declared(declared))
        return DecoratorBuilder(_declared: entry)
    }
}

extension BindingBuilder {
    /// Binds the value of a declaration in ``DefaultValues``: the graph's binding for it, or the default.
    ///
    /// ```swift
    /// binder.bind((any Heating).self).to(\.heating)
    /// ```
    ///
    /// A shared default is the instance that `inject(\.heating)` returns.
    @discardableResult
    public func to(
        _ declared: KeyPath<DefaultValues, Default<Input>>, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        let declared = DefaultValues()[keyPath: declared]
        let place = _SourcePlace(file, line)
        _entry._record(to: declared.declared, place) { declared.node(in: $0, requestedAt: place) }
        return BindingReceipt._made()
    }
}
