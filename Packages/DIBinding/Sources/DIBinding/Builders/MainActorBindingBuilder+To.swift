// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding on the main actor that only lacks its terminating step.
public typealias MainActorReceiptBinder<Element> = MainActorBindingBuilder<Element, _Received, Element, Unscoped>

extension MainActorBindingBuilder {
    /// Binds a provider, which is called on the main actor for each request.
    @discardableResult
    public func to(
        provider: MainActorProvider<Input>, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        _entry._record(.provider, [], _SourcePlace(file, line)) { _ in
            _AnyNode.node(as: Input.self, onMainActor: { _ in provider.get() })
        }
        return BindingReceipt()
    }

    /// Binds a provider of any isolation, which is called on the main actor for each request.
    @discardableResult
    public func to(
        provider: some ProviderProtocol<Input> & Sendable, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        _plain.to(provider: provider, file: file, line: line)
    }

    /// Forwards to the binding of the same type that has a qualifier, and belongs to the main actor only if that does.
    ///
    /// Errors: `DI/QualifierUnmatched` if no binding has it.
    @discardableResult
    public func to(
        qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        _anywhere().to(qualified: qualifier, file: file, line: line)
    }

    /// Leaves the terminating step to a function.
    @discardableResult
    public func configured(
        with configure: (MainActorReceiptBinder<Input>) -> BindingReceipt<Input>
    ) -> BindingReceipt<Input> {
        configure(MainActorReceiptBinder(_entry))
    }

    /// Leaves the terminating step to a function that is not of the main actor, such as one of a module from elsewhere.
    @discardableResult
    @_disfavoredOverload
    public func configured(
        with configure: (ReceiptBinder<Input>) -> BindingReceipt<Input>
    ) -> BindingReceipt<Input> {
        configure(ReceiptBinder(_entry))
    }

    // Not disfavoured, as that of a binding builder.
    /// Binds a function of more parameters than the overloads take.
    @discardableResult
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @MainActor @Sendable (repeat each P) -> Input
    ) -> BindingReceipt<Input> {
        _entry._record(.factory, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _AnyNode.node(as: Input.self, onMainActor: { frame in factory(repeat (each nodes)._make(frame)) })
        }
        return BindingReceipt()
    }
}

extension MainActorBindingBuilder where Input: Sendable {
    /// Binds an existing value, which needs no isolation: the binding does not belong to the main actor.
    @discardableResult
    public func to(value: Input, file: StaticString = #fileID, line: UInt = #line) -> BindingReceipt<Input> {
        _anywhere().to(value: value, file: file, line: line)
    }
}
