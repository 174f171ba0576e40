// SPDX-License-Identifier: Apache-2.0

import DICore

/// The way in which a component is built, which is part of its type: ``Component/Construction``.
///
/// It determines the `build` of the component's factory: whether it throws, awaits, or belongs to the main actor. The graph
/// checks that the bindings which the build makes first have no further effects.
public protocol ConstructionKind: SendableMetatype {
    /// The effects that a build may have.
    static var _effects: _Effects { get }
}

/// The construction of a component that is built synchronously. The default.
public enum Synchronous: ConstructionKind {
    /// No effects.
    public static var _effects: _Effects { [] }
}

/// The construction of a component whose build throws a `ConstructionError`.
public enum Throwing: ConstructionKind {
    /// It may throw.
    public static var _effects: _Effects { .throwing }
}

/// The construction of a component whose build awaits and throws.
public enum Asynchronous: ConstructionKind {
    /// It may suspend, and throw.
    public static var _effects: _Effects { .asynchronous }
}

/// The construction of a component that is built on the main actor.
public enum OnMainActor: ConstructionKind {
    /// It happens on the main actor.
    public static var _effects: _Effects { .onMainActor }

    /// The construction of a component that is built on the main actor, and whose build throws a `ConstructionError`.
    public enum Throwing: ConstructionKind {
        /// It happens on the main actor, and may throw.
        public static var _effects: _Effects { [.onMainActor, .throwing] }
    }

    /// The construction of a component that is built on the main actor, and whose build awaits and throws.
    public enum Asynchronous: ConstructionKind {
        /// It happens on the main actor, and may suspend and throw.
        public static var _effects: _Effects { [.onMainActor, .asynchronous] }
    }
}
