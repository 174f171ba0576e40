// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// Includes the bindings of another list, each of which counts once however often a graph has it.
///
/// In a list that overrides, as in a test, the included bindings replace nothing, and are added.
public func include(_ bindings: Bindings) -> Bindings {
    var declarations = _Declarations(of: Bindings.self)
    declarations.append(included: bindings._declarations)
    return Bindings(declarations)
}

/// Includes the bindings of a module that has no scope.
///
/// - Parameters:
///   - module: The module. It is configured once for each graph, however often it is included.
///   - ids: Warnings and notes to silence for all of its bindings.
/// - Returns: The declarations, as a list.
public func include<M: Module>(module: M.Type, allowing ids: Diagnostic.ID...) -> Bindings where M.Scope == Unscoped {
    Bindings.including(M.self, ids)
}

/// Includes the bindings of a module whose scope is `Singleton`, the scope of these bindings.
///
/// - Parameters:
///   - module: The module. It is configured once for each graph, however often it is included.
///   - ids: Warnings and notes to silence for all of its bindings.
/// - Returns: The declarations, as a list.
public func include<M: Module>(module: M.Type, allowing ids: Diagnostic.ID...) -> Bindings where M.Scope == Singleton {
    Bindings.including(M.self, ids)
}

/// Rejects a module that cannot be included here.
@_disfavoredOverload
@available(*, unavailable, message: "the module's Scope is neither Unscoped nor Singleton, the scope of these bindings")
public func include<M: Module>(module: M.Type) -> Bindings {
    Bindings([])
}

/// Installs a component: binds its `ComponentFactory`, which builds it as a child.
///
/// - Parameters:
///   - type: The component. It is installed once, however often this is called.
///   - ids: Warnings and notes to silence for its factory.
///   - file: The file to name in diagnostics.
///   - line: The line to name in diagnostics.
/// - Returns: The declaration, as a list.
public func component<C: Component>(
    _ type: C.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
) -> Bindings {
    Bindings(_Entry._declared(component: C.self, allowing: ids, _SourcePlace(file, line)))
}

/// Declares that a type may be unbound: a request for `T?` is then nil, and a collection is empty.
///
/// For a tagged value, `type` is the tag.
public func bindOptional<T>(_ type: T.Type, file: StaticString = #fileID, line: UInt = #line) -> Bindings {
    var declarations = _Declarations(of: Bindings.self)
    declarations.append(optional: T.self, _SourcePlace(file, line))
    return Bindings(declarations)
}

extension Bindings {
    fileprivate static func including<M: Module>(_ module: M.Type, _ ids: [Diagnostic.ID]) -> Bindings {
        var declarations = _Declarations(of: Bindings.self)
        declarations.append(module: M.self, allowing: ids)
        return Bindings(declarations)
    }
}
