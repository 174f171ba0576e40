// SPDX-License-Identifier: Apache-2.0

import DICore

/// Contributes each element that the lines bind to the array of its type.
///
/// ```swift
/// let logs = Bindings {
///     intoCollection {
///         factory(as: (any Log).self, FileLog.init)
///         single { MemoryLog() as any Log }
///     }
/// }
/// ```
///
/// A request for `[any Log]` receives the contributions of the graph in their order. Their sharing stays. A line that
/// binds no element of an array, such as an included module or a tagged value, is unchanged.
///
/// - Parameters:
///   - tag: A tag of the array's key, whose element is the array.
///   - qualifier: The qualifier of the array's key, for lines without one of their own.
///   - content: The lines.
/// - Returns: The declarations, as a list.
public func intoCollection(
    tagged tag: (any Tag.Type)? = nil, qualified qualifier: String? = nil, @BindingsBuilder _ content: () -> Bindings
) -> Bindings {
    Bindings(content()._declarations._contributions(tagged: tag, qualifier: qualifier))
}
