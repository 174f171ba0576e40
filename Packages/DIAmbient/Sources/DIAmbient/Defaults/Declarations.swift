// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// Declares a binding of an existing value for a declaration in ``DefaultValues``.
///
/// - Parameters:
///   - declared: The declaration.
///   - ids: Warnings and notes to silence for the binding.
///   - file: The file to name in diagnostics.
///   - line: The line to name in diagnostics.
///   - value: The value.
/// - Returns: The declaration, as a list.
public func value<T: Sendable>(
    _ declared: KeyPath<DefaultValues, Default<T>>, allowing ids: [Diagnostic.ID]? = nil, file: StaticString = #fileID,
    line: UInt = #line, _ value: T
) -> Bindings {
    Bindings._declare(T.self, declared: DefaultValues.declared(declared), .unshared, nil, ids) {
        $0.to(value: value, file: file, line: line)
    }
}

/// Binds a type to a declaration in ``DefaultValues``: to the graph's binding for it, or to the default.
///
/// ```swift
/// let kitchen = Bindings {
///     factory(as: (any Heating).self, to: \.heating)
///     factory(CoffeeMaker.init)       // init(heating: any Heating)
/// }
/// ```
///
/// A shared default is the instance that `inject(\.heating)` returns.
///
/// - Parameters:
///   - type: The key.
///   - declared: The declaration.
///   - ids: Warnings and notes to silence for the binding.
///   - file: The file to name in diagnostics.
///   - line: The line to name in diagnostics.
/// - Returns: The declaration, as a list.
public func factory<T>(
    as type: T.Type = T.self, to declared: KeyPath<DefaultValues, Default<T>>, allowing ids: [Diagnostic.ID]? = nil,
    file: StaticString = #fileID, line: UInt = #line
) -> Bindings {
    Bindings._declare(T.self, .unshared, nil, ids) { $0.to(declared, file: file, line: line) }
}
