// SPDX-License-Identifier: Apache-2.0

import DICore

extension Binder {
    /// Includes the bindings of a module that has no scope if a condition holds.
    ///
    /// ```swift
    /// binder.include(module: DemoModule.self, when: .profile("demo"))
    /// binder.include(module: LiveModule.self, when: !.profile("demo"))
    /// ```
    ///
    /// A module whose condition doesn't hold isn't configured. `DIDiagnostics` plans the graph again with it, so that a missing key that
    /// it would bind says so. `BindingGraph.choices` lists all conditions with their outcomes.
    ///
    /// - Parameters:
    ///   - module: The module. It is included once if any of its inclusions is unconditional or has a condition that holds.
    ///   - condition: The condition on the profiles, the run context and the properties for which the graph is planned.
    ///   - ids: Warnings and notes to silence for all of its bindings.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func include<M: Module>(
        module: M.Type, when condition: Condition, allowing ids: Diagnostic.ID..., file: StaticString = #fileID,
        line: UInt = #line
    ) where M.Scope == Unscoped {
        recorder.include(
            M.self, when: condition, by: self.module, allowing: ids, _SourcePlace(file, line))
    }

    /// Includes the bindings of a module that has the scope of this binder if a condition holds.
    ///
    /// - Parameters:
    ///   - module: The module. It is included once if any of its inclusions is unconditional or has a condition that holds.
    ///   - condition: The condition on the profiles, the run context and the properties for which the graph is planned.
    ///   - ids: Warnings and notes to silence for all of its bindings.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func include<M: Module>(
        module: M.Type, when condition: Condition, allowing ids: Diagnostic.ID..., file: StaticString = #fileID,
        line: UInt = #line
    ) where M.Scope == S, S: DICore.Scope {
        recorder.include(
            M.self, when: condition, by: self.module, allowing: ids, _SourcePlace(file, line))
    }

    /// Rejects a module that cannot be included here.
    @_disfavoredOverload
    @available(*, unavailable, message: "the module's Scope is neither Unscoped nor the scope of this binder")
    public func include<M: Module>(module: M.Type, when condition: Condition) {}
}
