// SPDX-License-Identifier: Apache-2.0

import DICore

extension Binder {
    /// Includes the bindings of a module that has no scope.
    ///
    /// - Parameters:
    ///   - module: The module; included already, it is not configured again.
    ///   - ids: Warnings and notes that are silenced for all that it binds, such as `.unusedBinding` where a module of
    ///     somebody else offers more than is needed.
    public func include<M: Module>(module: M.Type, allowing ids: Diagnostic.ID...) where M.Scope == Unscoped {
        recorder.include(M.self, by: self.module, allowing: ids)
    }

    /// Includes the bindings of a module that has the scope of this binder.
    ///
    /// - Parameters:
    ///   - module: The module; included already, it is not configured again.
    ///   - ids: Warnings and notes that are silenced for all that it binds.
    public func include<M: Module>(module: M.Type, allowing ids: Diagnostic.ID...)
    where M.Scope == S, S: DICore.Scope {
        recorder.include(M.self, by: self.module, allowing: ids)
    }

    /// Explains why a module cannot be included here.
    @_disfavoredOverload
    @available(*, unavailable, message: "the module's Scope is neither Unscoped nor the scope of this binder")
    public func include<M: Module>(module: M.Type) {}

    /// Installs a component: binds its `ComponentFactory`, with which it is built as a child of this one.
    ///
    /// - Parameters:
    ///   - dependency: The component; installed already, it is not installed again.
    ///   - ids: Warnings and notes that are silenced for its factory, such as `.unusedBinding`.
    ///   - file: The file that diagnostics name.
    ///   - line: The line that diagnostics name.
    public func install<C: Component>(
        dependency: C.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
    ) {
        recorder.install(C.self, module, _SourcePlace(file, line), allowing: ids)
    }

    /// Installs a component that could also be the root of a program.
    ///
    /// - Parameters:
    ///   - dependency: The component; installed already, it is not installed again.
    ///   - ids: Warnings and notes that are silenced for its factory, such as `.unusedBinding`.
    ///   - file: The file that diagnostics name.
    ///   - line: The line that diagnostics name.
    public func install<C: RootComponent>(
        dependency: C.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
    ) {
        recorder.install(C.self, module, _SourcePlace(file, line), allowing: ids)
    }
}
