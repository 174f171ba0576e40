// SPDX-License-Identifier: Apache-2.0

import DICore

/// Declares a binding of an existing value, under its type or another one, such as a protocol.
///
/// ```swift
/// let sizes = Bindings {
///     value(12)
///     value(as: (any Log).self, FileLog())
///     value(tagged: BoilerTemperature.self, 93)
///     value(qualified: "small", 8)
/// }
/// ```
///
/// A tag has the value's type as its element. `ids` silences warnings and notes for the binding.
public func value<T: Sendable>(
    as type: T.Type = T.self, tagged tag: (any Tag<T>.Type)? = nil, qualified qualifier: String? = nil,
    allowing ids: [Diagnostic.ID]? = nil, file: StaticString = #fileID, line: UInt = #line, _ value: T
) -> Bindings {
    Bindings._declare(T.self, tagged: tag, .unshared, qualifier, ids) { $0.to(value: value, file: file, line: line) }
}
