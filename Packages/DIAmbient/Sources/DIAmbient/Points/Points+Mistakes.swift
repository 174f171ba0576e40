// SPDX-License-Identifier: Apache-2.0

/// The choices for a point of the library Inject, which belong to the declaration here.
public enum _PointChoice {
    /// Whether points share an instance.
    public enum Scope: Sendable {
        /// An instance for each point, or one for all of them.
        case local, shared
    }

    /// How long an instance lives.
    public enum Lifespan: Sendable {
        /// As long as the points, or as long as the process.
        case temporary, permanent
    }
}

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
