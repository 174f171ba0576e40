// SPDX-License-Identifier: Apache-2.0

/// The choices for a point of the library Inject, which have no form here. Each has its type, so that each has its message.
public enum _PointChoice {
    /// The scope `.local`.
    public enum LocalScope: Sendable {
        /// An instance for each point.
        case local
    }

    /// The scope `.shared`.
    public enum SharedScope: Sendable {
        /// One instance for all points.
        case shared
    }

    /// The lifespan `.temporary`.
    public enum TemporaryLifespan: Sendable {
        /// As long as the points.
        case temporary
    }

    /// The lifespan `.permanent`.
    public enum PermanentLifespan: Sendable {
        /// As long as the process.
        case permanent
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
