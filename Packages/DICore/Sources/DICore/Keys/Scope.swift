// SPDX-License-Identifier: Apache-2.0

/// The scope of a component or a module: a ``Scope``, or ``Unscoped``.
public protocol ScopeBase {}

/// A lifetime: a binding that is shared in a scope has one instance in each built component of that scope.
///
/// A scope is an empty type. A component has at most one, different from its ancestors' (`DI/ScopeNesting`). The term
/// comes from Guice, the check by the compiler from Cleanse.
///
/// ```swift
/// struct PerOrder: Scope {}
/// ```
public protocol Scope: ScopeBase {}

/// The absence of a scope, which is the default: each request makes a new object.
public struct Unscoped: ScopeBase {}

/// The predefined scope of root components: shared objects live as long as the root component.
public struct Singleton: Scope {}
