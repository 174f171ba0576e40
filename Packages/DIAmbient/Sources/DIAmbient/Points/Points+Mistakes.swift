// SPDX-License-Identifier: Apache-2.0

/// The scope `.local` of a point of the library Inject, which has no form here.
public enum _LocalScope: Sendable {
    /// An instance for each point.
    case local
}

/// The scope `.shared` of a point of the library Inject, which has no form here.
public enum _SharedScope: Sendable {
    /// One instance for all points.
    case shared
}

/// The lifespan `.temporary` of a point of the library Inject, which has no form here.
public enum _TemporaryLifespan: Sendable {
    /// As long as the points.
    case temporary
}

/// The lifespan `.permanent` of a point of the library Inject, which has no form here.
public enum _PermanentLifespan: Sendable {
    /// As long as the process.
    case permanent
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
