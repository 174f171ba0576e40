// SPDX-License-Identifier: Apache-2.0

/// The way in which one binding needs another.
public enum NeedKind: String, Sendable, Hashable, CaseIterable {
    /// The object itself, during construction.
    case direct
    /// A provider, a tagged provider or a closure.
    case provider
    /// A `Lazy` or a `MainActorLazy`.
    case lazy
    /// A weak provider.
    case weak
    /// An optional, nil where its absence is declared.
    case optional
    /// A part of a collection.
    case collection
    /// The factory of a component.
    case componentFactory
    /// An assisted factory.
    case factory
    /// A property injector.
    case injector

    /// Whether the need is met after construction, and so breaks a cycle.
    public var isDeferred: Bool {
        switch self {
        case .direct, .optional, .collection: false
        case .provider, .lazy, .weak, .componentFactory, .factory, .injector: true
        }
    }
}
