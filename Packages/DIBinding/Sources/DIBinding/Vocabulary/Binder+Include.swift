// SPDX-License-Identifier: Apache-2.0

import DICore

extension Binder {
    /// Includes the bindings of a module that has no scope.
    ///
    /// ```swift
    /// binder.include(module: LiveModule.self)
    /// binder.include(module: DemoModule.self, when: .profile("demo"))
    /// ```
    ///
    /// A module whose condition doesn't hold isn't configured. `DIDiagnostics` plans the graph again with it, so that
    /// the report of a missing key names the module. `BindingGraph.choices` lists all conditions with their outcomes.
    ///
    /// The module is configured once, however often it is included, if any inclusion is unconditional or its condition holds:
    /// on the profiles, the run context and the properties for which the graph is planned. `ids` silences warnings and notes
    /// for all of its bindings, such as `.unusedBinding` where a third-party module offers more than is needed.
    public func include<M: Module>(
        module: M.Type, when condition: Condition? = nil, allowing ids: Diagnostic.ID..., file: StaticString = #fileID,
        line: UInt = #line
    ) where M.Scope == Unscoped {
        recorder.include(
            _Inclusion(module: M.self, condition: condition, allowed: ids, place: _SourcePlace(file, line)),
            by: self.module)
    }

    /// Includes the bindings of a module with the scope of this binder; otherwise as for a module without a scope.
    public func include<M: Module>(
        module: M.Type, when condition: Condition? = nil, allowing ids: Diagnostic.ID..., file: StaticString = #fileID,
        line: UInt = #line
    ) where M.Scope == S, S: DICore.Scope {
        recorder.include(
            _Inclusion(module: M.self, condition: condition, allowed: ids, place: _SourcePlace(file, line)),
            by: self.module)
    }

    /// Rejects a module that cannot be included here.
    @_disfavoredOverload
    @available(*, unavailable, message: "the module's Scope is neither Unscoped nor the scope of this binder")
    public func include<M: Module>(module: M.Type, when condition: Condition? = nil) {}

    /// Includes a list of declarations. For the layers' own use.
    package func _include(_ declarations: _Declarations) {
        recorder.include(declarations, by: module)
    }
}
