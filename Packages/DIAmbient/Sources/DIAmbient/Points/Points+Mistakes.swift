// SPDX-License-Identifier: Apache-2.0

// Initialisers that are never called: they name a mistake for which the compiler's message misleads.

extension Injected {
    /// Rejects the type of the property as an argument.
    @available(
        *, unavailable,
        message: "a request by type has no argument: @Injected var name: X; an argument is a key path or a tag"
    )
    public init(_ type: Value.Type) {
        self.init()
    }

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
    /// Rejects the type of the property as an argument.
    @available(
        *, unavailable,
        message: "a request by type has no argument: @LazyInjected var name: X; an argument is a key path or a tag"
    )
    public init(_ type: Value.Type) {
        self.init()
    }

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

extension MainActorInjected {
    /// Rejects the type of the property as an argument.
    @available(
        *, unavailable,
        message: "a request by type has no argument: @MainActorInjected var name: X; an argument is a key path"
    )
    public init(_ type: Value.Type) {
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
