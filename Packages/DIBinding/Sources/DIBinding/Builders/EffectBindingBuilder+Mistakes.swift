// SPDX-License-Identifier: Apache-2.0

// As those of a builder on the main actor, these take functions of any isolation, and closures of the main actor where the
// working overload does, so that the compiler reports no isolation beside the mistake.

/// A kind of construction that throws without awaiting.
public protocol _ThrowsAtOnce: ConstructionKind {}
/// A kind of construction that awaits.
public protocol _Awaits: ConstructionKind {}

extension Throwing: _ThrowsAtOnce {}
extension OnMainActor.Throwing: _ThrowsAtOnce {}
extension Asynchronous: _Awaits {}
extension OnMainActor.Asynchronous: _Awaits {}

extension EffectBindingBuilder where Effect: _ThrowsAtOnce {
    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory does not return the bound type, or belongs to another global actor"
    )
    public func to<Output, each P>(factory: @isolated(any) (repeat each P) throws -> Output) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects an async factory.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "an async factory needs the step asynchronous() instead of throwing()")
    public func to<Output, each P>(
        factory: @isolated(any) (repeat each P) async throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }
}

extension EffectBindingBuilder where Effect: _Awaits {
    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "the factory does not return the bound type")
    public func to<Output, each P>(
        factory: @isolated(any) (repeat each P) async throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }
}

extension EffectBindingBuilder where Effect == OnMainActor.Throwing {
    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory does not return the bound type, or belongs to another global actor"
    )
    public func to<Output, each P>(factory: @MainActor (repeat each P) throws -> Output) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects an async factory.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "an async factory needs the step asynchronous() instead of throwing()")
    public func to<Output, each P>(factory: @MainActor (repeat each P) async throws -> Output) -> BindingReceipt<Input>
    {
        BindingReceipt()
    }
}

extension EffectBindingBuilder where Effect == OnMainActor.Asynchronous {
    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "the factory does not return the bound type")
    public func to<Output, each P>(factory: @MainActor (repeat each P) async throws -> Output) -> BindingReceipt<Input>
    {
        BindingReceipt()
    }
}
