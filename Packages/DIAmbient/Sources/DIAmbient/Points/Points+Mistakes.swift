// SPDX-License-Identifier: Apache-2.0

extension Injected {
    /// Rejects a property that isn't a default.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "declare the property as a default: var name: Default<Type> { self { … } } in 'DefaultValues'"
    )
    public init(_ plain: KeyPath<DefaultValues, Value>) {
        self.init()
    }
}

extension LazyInjected {
    /// Rejects a property that isn't a default.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "declare the property as a default: var name: Default<Type> { self { … } } in 'DefaultValues'"
    )
    public init(_ plain: KeyPath<DefaultValues, Value>) {
        self.init()
    }
}

/// Rejects a property that isn't a default.
@_disfavoredOverload
@available(
    *, unavailable,
    message: "declare the property as a default: var name: Default<Type> { self { … } } in 'DefaultValues'"
)
public func inject<V>(_ plain: KeyPath<DefaultValues, V>) -> V {
    inject(V.self)
}
