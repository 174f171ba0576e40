// SPDX-License-Identifier: Apache-2.0

import DICore

extension Binder {
    /// Includes the bindings of a module that has no scope.
    ///
    /// - Parameters:
    ///   - module: The module. It is configured once, however often it is included.
    ///   - ids: Warnings and notes to silence for all of its bindings, such as `.unusedBinding` where a third-party
    ///     module offers more than is needed.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func include<M: Module>(
        module: M.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
    ) where M.Scope == Unscoped {
        recorder.include(M.self, by: self.module, allowing: ids, _SourcePlace(file, line))
    }

    /// Includes the bindings of a module that has the scope of this binder.
    ///
    /// - Parameters:
    ///   - module: The module. It is configured once, however often it is included.
    ///   - ids: Warnings and notes to silence for all of its bindings.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func include<M: Module>(
        module: M.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
    ) where M.Scope == S, S: DICore.Scope {
        recorder.include(M.self, by: self.module, allowing: ids, _SourcePlace(file, line))
    }

    /// Rejects a module that cannot be included here.
    @_disfavoredOverload
    @available(*, unavailable, message: "the module's Scope is neither Unscoped nor the scope of this binder")
    public func include<M: Module>(module: M.Type) {}

    /// Includes a list of declarations. For the layers' own use.
    package func _include(_ declarations: _Declarations) {
        recorder.include(declarations, by: module)
    }
}
