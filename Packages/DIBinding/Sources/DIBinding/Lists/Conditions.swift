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
/// A condition is decided when a graph is planned, from its profiles and its run context. `BindingGraph.choices` lists it
/// with its outcome, and a missing key that these lines would bind says so.
///
/// - Parameters:
///   - condition: The condition.
///   - file: The file to name in diagnostics.
///   - line: The line to name in diagnostics.
///   - content: The lines.
/// - Returns: The declarations, as a list.
public func when(
    _ condition: Condition, file: StaticString = #fileID, line: UInt = #line, @BindingsBuilder _ content: () -> Bindings
) -> Bindings {
    var declarations = _Declarations(of: Bindings.self)
    declarations.append(content()._declarations, when: condition, _SourcePlace(file, line))
    return Bindings(declarations)
}

/// Includes the bindings of a module that has no scope if a condition holds.
///
/// - Parameters:
///   - module: The module.
///   - condition: The condition on the profiles and the run context for which the graph is planned.
///   - ids: Warnings and notes to silence for all of its bindings.
///   - file: The file to name in diagnostics.
///   - line: The line to name in diagnostics.
/// - Returns: The declarations, as a list.
public func include<M: Module>(
    module: M.Type, when condition: Condition, allowing ids: Diagnostic.ID..., file: StaticString = #fileID,
    line: UInt = #line
) -> Bindings where M.Scope == Unscoped {
    Bindings.including(M.self, condition, ids, _SourcePlace(file, line))
}

/// Includes the bindings of a module whose scope is `Singleton` if a condition holds.
///
/// - Parameters:
///   - module: The module.
///   - condition: The condition on the profiles and the run context for which the graph is planned.
///   - ids: Warnings and notes to silence for all of its bindings.
///   - file: The file to name in diagnostics.
///   - line: The line to name in diagnostics.
/// - Returns: The declarations, as a list.
public func include<M: Module>(
    module: M.Type, when condition: Condition, allowing ids: Diagnostic.ID..., file: StaticString = #fileID,
    line: UInt = #line
) -> Bindings where M.Scope == Singleton {
    Bindings.including(M.self, condition, ids, _SourcePlace(file, line))
}

extension Bindings {
    fileprivate static func including<M: Module>(
        _ module: M.Type, _ condition: Condition, _ ids: [Diagnostic.ID], _ place: _SourcePlace
    ) -> Bindings {
        var declarations = _Declarations(of: Bindings.self)
        declarations.append(module: M.self, when: condition, allowing: ids, place)
        return Bindings(declarations)
    }
}
