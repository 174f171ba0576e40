// SPDX-License-Identifier: Apache-2.0

import DICore

/// What has the terminating steps of a binding: a builder, or a ``ReceiptBinder``.
///
/// `to(factory:)` takes a function or an initialiser, such as `Heater.init`; its parameters are the needs of the binding.
/// Where a type has several initialisers, `init` without a closure means the one without parameters, if there is one;
/// a closure such as `{ Heater(power: $0) }` says which is meant. Parameters with defaults are asked for too, unless a
/// closure leaves them out.
public protocol BindToable<Input> {
    /// What the terminating step takes.
    associatedtype Input

    /// The binding as it is so far. For the layers' own use.
    var _entry: _Entry { get }
}

extension BindToable {
    /// Binds a provider, which is asked at each request.
    @discardableResult
    public func to(
        provider: some ProviderProtocol<Input> & Sendable, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        _entry._record(.provider, [], _SourcePlace(file, line)) { _ in
            _Node<Input> { _ in provider.get() }
        }
        return BindingReceipt()
    }

    /// Binds the binding of the same type that has a qualifier.
    ///
    /// Errors: `DI/QualifierUnmatched` where nothing has it.
    @discardableResult
    public func to(
        qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        _entry._recordAlias(qualifier, of: Input.self, _SourcePlace(file, line)) { links in
            links.next(Input.self)
        }
        return BindingReceipt()
    }

    /// Leaves the terminating step to a function, such as one that a protocol of modules demands.
    @discardableResult
    public func configured(
        with configure: (ReceiptBinder<Input>) -> BindingReceipt<Input>
    ) -> BindingReceipt<Input> {
        configure(ReceiptBinder(_entry))
    }

    /// Binds a function with more parameters than have an overload of their own.
    @discardableResult
    @_disfavoredOverload
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line, factory: @escaping @Sendable (repeat each P) -> Input
    ) -> BindingReceipt<Input> {
        _entry._record(.factory, _types(repeat (each P).self), _SourcePlace(file, line)) { links in
            let nodes = (repeat links.next((each P).self))
            return _Node<Input> { frame in factory(repeat (each nodes)._make(frame)) }
        }
        return BindingReceipt()
    }

    /// Explains why a factory does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "the factory does not return the bound type")
    public func to<Output, each P>(factory: (repeat each P) -> Output) -> BindingReceipt<Input> {
        BindingReceipt()
    }
}

extension BindToable where Input: Sendable {
    /// Binds a value that is there already.
    @discardableResult
    public func to(value: Input, file: StaticString = #fileID, line: UInt = #line) -> BindingReceipt<Input> {
        _entry._record(.value, [], _SourcePlace(file, line)) { _ in
            _Node<Input> { _ in value }
        }
        return BindingReceipt()
    }
}

/// The types of a pack as a list.
public func _types<each P>(_ types: repeat (each P).Type) -> [Any.Type] {
    var list: [Any.Type] = []
    for type in repeat each types { list.append(type) }
    return list
}
