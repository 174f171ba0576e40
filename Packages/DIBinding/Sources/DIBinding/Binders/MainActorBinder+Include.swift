// SPDX-License-Identifier: Apache-2.0

import DICore

extension MainActorBinder {
    /// Includes the bindings of a module that has no scope.
    ///
    /// - Parameters:
    ///   - module: The module, which gets a binder of any isolation. It is configured once, however often it is included.
    ///   - ids: Warnings and notes to silence for all of its bindings.
    public func include<M: Module>(module: M.Type, allowing ids: Diagnostic.ID...) where M.Scope == Unscoped {
        _plain.recorder.include(M.self, by: _plain.module, allowing: ids)
    }

    /// Includes the bindings of a module that has the scope of this binder.
    ///
    /// - Parameters:
    ///   - module: The module, which gets a binder of any isolation. It is configured once, however often it is included.
    ///   - ids: Warnings and notes to silence for all of its bindings.
    public func include<M: Module>(module: M.Type, allowing ids: Diagnostic.ID...)
    where M.Scope == S, S: DICore.Scope {
        _plain.recorder.include(M.self, by: _plain.module, allowing: ids)
    }

    /// Rejects a module that cannot be included here.
    @_disfavoredOverload
    @available(*, unavailable, message: "the module's Scope is neither Unscoped nor the scope of this binder")
    public func include<M: Module>(module: M.Type) {}

    /// Installs a component: binds its `ComponentFactory`, which builds it as a child of this one.
    ///
    /// - Parameters:
    ///   - dependency: The component, whose own `Construction` determines where it is built.
    ///   - ids: Warnings and notes to silence for its factory.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func install<C: Component>(
        dependency: C.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
    ) {
        _plain.recorder.install(C.self, _plain.module, _SourcePlace(file, line), allowing: ids)
    }

    /// Installs a component that could also be the root of a program.
    ///
    /// - Parameters:
    ///   - dependency: The component, whose own `Construction` determines where it is built.
    ///   - ids: Warnings and notes to silence for its factory.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func install<C: RootComponent>(
        dependency: C.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
    ) {
        _plain.recorder.install(C.self, _plain.module, _SourcePlace(file, line), allowing: ids)
    }
}
