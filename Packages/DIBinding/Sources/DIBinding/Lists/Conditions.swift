// SPDX-License-Identifier: Apache-2.0

import DICore

/// Declares bindings that count only where a condition holds.
///
/// ```swift
/// let logs = Bindings {
///     when(.profile("demo")) { factory(as: (any Log).self, MemoryLog.init) }
///     when(!.profile("demo")) { factory(as: (any Log).self, FileLog.init) }
/// }
/// ```
///
/// A condition is decided when a graph is planned, from profiles, run context and properties. `BindingGraph.choices` lists it
/// with its outcome, and the report of a missing key names the condition of a line that would bind it.
public func when(
    _ condition: Condition, file: StaticString = #fileID, line: UInt = #line, @BindingsBuilder _ content: () -> Bindings
) -> Bindings {
    Bindings(.group(content()._declarations, when: condition, _SourcePlace(file, line)))
}
