// SPDX-License-Identifier: Apache-2.0

/// What a component or a module may name as its scope: a ``Scope``, or ``Unscoped``.
public protocol ScopeBase {}

/// A lifetime: a binding that is shared in a scope has one instance for each built component of that scope.
///
/// A scope is an empty type. A component has at most one, and none that an ancestor of it has
/// (`DI/ScopeNesting`). The term comes from Guice; that the compiler checks it, from Cleanse.
///
/// ```swift
/// struct PerOrder: Scope {}
/// ```
public protocol Scope: ScopeBase {}

/// The absence of a scope, which is the default: every request makes a new object.
public struct Unscoped: ScopeBase {}

/// A ready-made scope for the root component, whose shared objects live as long as the program needs them.
public struct Singleton: Scope {}
