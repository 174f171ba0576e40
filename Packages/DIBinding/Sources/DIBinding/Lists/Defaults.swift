// SPDX-License-Identifier: Apache-2.0

import DICore

/// Declares bindings that count only where nothing else binds their keys, as `bindDefault` of a binder does.
///
/// ```swift
/// let brewing = Bindings {
///     bindDefault { factory(as: (any Log).self, SilentLog.init) }
///     factory(CoffeeMaker.init)
/// }
/// ```
///
/// Another binding of the key in the same component replaces the default, in any list and order, and so does the
/// binding of an ancestor. In a `ModuleStack`, of two modules with a default the first counts, and none where any
/// module binds the key. Lists and modules that the lines include stay as they are, and so do decorators.
///
/// Errors: `DI/DuplicateBinding` where two included lists have a default and nothing else binds the key.
///
/// - Parameter content: The lines.
/// - Returns: The declarations, as a list.
public func bindDefault(@BindingsBuilder _ content: () -> Bindings) -> Bindings {
    Bindings(content()._declarations._defaults)
}
