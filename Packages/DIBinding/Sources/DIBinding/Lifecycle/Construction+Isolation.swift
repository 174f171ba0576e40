// SPDX-License-Identifier: Apache-2.0

/// The construction of a component that is built on any actor.
public protocol _AnywhereConstruction: ConstructionKind {}

/// The construction of a component that is built on the main actor.
public protocol _MainActorConstruction: ConstructionKind {}

extension Synchronous: _AnywhereConstruction {}
extension Throwing: _AnywhereConstruction {}
extension Asynchronous: _AnywhereConstruction {}
extension OnMainActor: _MainActorConstruction {}
extension OnMainActor.Throwing: _MainActorConstruction {}
extension OnMainActor.Asynchronous: _MainActorConstruction {}
