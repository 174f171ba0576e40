// SPDX-License-Identifier: Apache-2.0

import DICore

/// The way in which a component is built, which is part of its type: ``Component/Construction``.
///
/// It determines the `build` of the component's factory: whether it throws, awaits, or belongs to the main actor. The graph
/// checks that the bindings which the build makes first have no further effects.
public protocol ConstructionKind: SendableMetatype {
    /// The bits of the effects that a build may have. For the layers' own use.
    static var _effectBits: UInt8 { get }
}

extension ConstructionKind {
    /// The effects that a build may have.
    package static var _effects: _Effects { _Effects(rawValue: _effectBits) }
}

/// The construction of a component that is built on any actor.
public protocol _AnywhereConstruction: ConstructionKind {}

/// The construction of a component that is built on the main actor.
public protocol _MainActorConstruction: ConstructionKind {}

/// The construction of a component that is built synchronously. The default.
public enum Synchronous: _AnywhereConstruction {
    /// No effects.
    public static var _effectBits: UInt8 { 0 }
}

/// The construction of a component whose build throws a `ConstructionError`.
public enum Throwing: _AnywhereConstruction {
    /// It may throw.
    public static var _effectBits: UInt8 { _Effects.throwing.rawValue }
}

/// The construction of a component whose build awaits and throws.
public enum Asynchronous: _AnywhereConstruction {
    /// It may suspend, and throw.
    public static var _effectBits: UInt8 { _Effects.asynchronous.rawValue }
}

/// The construction of a component that is built on the main actor.
public enum OnMainActor: _MainActorConstruction {
    /// It happens on the main actor.
    public static var _effectBits: UInt8 { _Effects.onMainActor.rawValue }

    /// The construction of a component that is built on the main actor, and whose build throws a `ConstructionError`.
    public enum Throwing: _MainActorConstruction {
        /// It happens on the main actor, and may throw.
        public static var _effectBits: UInt8 { ([.onMainActor, .throwing] as _Effects).rawValue }
    }

    /// The construction of a component that is built on the main actor, and whose build awaits and throws.
    public enum Asynchronous: _MainActorConstruction {
        /// It happens on the main actor, and may suspend and throw.
        public static var _effectBits: UInt8 { ([.onMainActor, .asynchronous] as _Effects).rawValue }
    }
}
