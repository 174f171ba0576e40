// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingBuilder {
    /// Binds a provider, which is called for each request. A provider of the main actor: ``onMainActor(provider:file:line:)``.
    @discardableResult
    public func to(
        provider: some ProviderProtocol<Input> & Sendable, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        _entry._record(.provider, [], _SourcePlace(file, line)) { _ in
            _AnyNode._node(as: Input.self) { _ in provider.get() }
        }
        return BindingReceipt()
    }

    /// Forwards to the binding of the same type with a qualifier.
    ///
    /// Errors: `DI/QualifierUnmatched` if no binding has it.
    @discardableResult
    public func to(
        qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        _entry.record(
            .alias, _SourcePlace(file, line),
            .alias(_Key(_entry._alternatives(of: Input.self), qualifier), fallback: nil))
        return BindingReceipt()
    }

    /// Leaves the terminating step to a function, such as a requirement of a protocol of modules.
    @discardableResult
    public func configured(
        with configure: (ReceiptBinder<Input>) -> BindingReceipt<Input>
    ) -> BindingReceipt<Input> {
        configure(ReceiptBinder(_entry))
    }

    // Disfavoured like the overloads of one and many parameters: the more specialised one, of the function's number, wins.
    /// Binds a function with more parameters than the overloads take.
    @discardableResult
    @_disfavoredOverload
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line, factory: @escaping @Sendable (repeat each P) -> Input
    ) -> BindingReceipt<Input> {
        _entry.record(.factory, _SourcePlace(file, line), calling: factory)
        return BindingReceipt()
    }

    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "the factory does not return the bound type")
    public func to<Output, each P>(factory: (repeat each P) -> Output) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects a factory with effects.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory is bound by asynchronous(_:), one that throws by throwing(_:)"
    )
    public func to<Output, each P>(factory: (repeat each P) async throws -> Output) -> BindingReceipt<Input> {
        BindingReceipt()
    }
}

extension BindingBuilder where Input: Sendable {
    // Tried last, as a function of one parameter, which would be the value where the bound type is 'any Sendable'.
    /// Binds an existing value.
    @discardableResult
    @_disfavoredOverload
    public func to(value: Input, file: StaticString = #fileID, line: UInt = #line) -> BindingReceipt<Input> {
        _entry._record(.value, [], _SourcePlace(file, line)) { _ in
            _AnyNode._node(as: Input.self) { _ in value }
        }
        return BindingReceipt()
    }
}
