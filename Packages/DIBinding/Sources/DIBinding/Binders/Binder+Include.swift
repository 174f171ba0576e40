// SPDX-License-Identifier: Apache-2.0

import DICore

extension Binder {
    /// Includes the bindings of a module that has no scope.
    public func include<M: Module>(module: M.Type) where M.Scope == Unscoped {
        recorder.include(M.self)
    }

    /// Includes the bindings of a module that has the scope of this binder.
    public func include<M: Module>(module: M.Type) where M.Scope == S, S: DICore.Scope {
        recorder.include(M.self)
    }

    /// Explains why a module cannot be included here.
    @_disfavoredOverload
    @available(*, unavailable, message: "the module's Scope is neither Unscoped nor the scope of this binder")
    public func include<M: Module>(module: M.Type) {}

    /// Installs a component: binds its `ComponentFactory`, with which it is built as a child of this one.
    public func install<C: Component>(dependency: C.Type, file: StaticString = #fileID, line: UInt = #line) {
        recorder.install(C.self, module, _SourcePlace(file, line))
    }

    /// Installs a component that could also be the root of a program.
    public func install<C: RootComponent>(dependency: C.Type, file: StaticString = #fileID, line: UInt = #line) {
        recorder.install(C.self, module, _SourcePlace(file, line))
    }
}
