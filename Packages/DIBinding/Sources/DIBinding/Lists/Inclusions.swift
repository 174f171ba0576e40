// SPDX-License-Identifier: Apache-2.0

import DICore

/// Includes the bindings of another list. Each counts once, however often a graph has it.
///
/// In a list that overrides, as in a test, the included bindings replace nothing, and are added.
public func include(_ bindings: Bindings) -> Bindings {
    Bindings(.included(bindings._declarations))
}

/// Declares bindings by a block of statements, for example with hooks, sets, or assisted factories.
///
/// The statements are lines of this list, in the place of the block: in a list that overrides, they replace bindings, too. The
/// block is called once, however many graphs are planned from the list; its conditional inclusions are decided for each
/// graph.
///
/// ```swift
/// let kitchen = Bindings {
///     factory(CoffeeMaker.init)
///     include { binder in
///         binder.bind(Heater.self).sharedInScope().onStop { await $0.coolDown() }.to(factory: Heater.init)
///     }
/// }
/// ```
/// The binder is valid only while the block runs.
public func include(_ configure: (Binder<Singleton>) -> Void) -> Bindings {
    Bindings(_Declarations(of: Bindings.self, recording: configure))
}

extension Binder {
    /// Includes the bindings of a list. Each counts once, however often a graph has it.
    ///
    /// Shared objects of the list belong to the component that has this binder, or includes its module. In a module that
    /// overrides, the included bindings replace nothing, and are added.
    ///
    /// ```swift
    /// struct CoffeeBar: Module {
    ///     static let kitchen = Bindings { single(Heater.init) }
    ///
    ///     static func configure(binder: Binder<Singleton>) {
    ///         binder.include(kitchen)
    ///         binder.bind(CoffeeMaker.self).to(factory: CoffeeMaker.init)
    ///     }
    /// }
    /// ```
    public func include(_ bindings: Bindings) {
        _include(bindings._declarations)
    }
}

/// Includes the bindings of a module that has no scope. It is configured once for each graph, however often it is included.
///
/// With a condition, it counts only where profiles, run context and properties fulfil it. `ids` silences warnings and notes
/// for all of its bindings.
public func include<M: Module>(
    module: M.Type, when condition: Condition? = nil, allowing ids: Diagnostic.ID..., file: StaticString = #fileID,
    line: UInt = #line
) -> Bindings where M.Scope == Unscoped {
    Bindings(
        .module(
            _Inclusion(module: M.self, condition: condition, allowed: ids, place: _SourcePlace(file, line))))
}

/// Includes the bindings of a module whose scope is `Singleton`, the scope of these bindings; otherwise as for a module
/// without a scope.
///
/// Errors: `DI/ScopeMismatch` where the list belongs to a component with another scope.
public func include<M: Module>(
    module: M.Type, when condition: Condition? = nil, allowing ids: Diagnostic.ID..., file: StaticString = #fileID,
    line: UInt = #line
) -> Bindings where M.Scope == Singleton {
    Bindings(
        .module(
            _Inclusion(module: M.self, condition: condition, allowed: ids, place: _SourcePlace(file, line))))
}

/// Rejects a module that cannot be included here.
@_disfavoredOverload
@available(*, unavailable, message: "the module's Scope is neither Unscoped nor Singleton, the scope of these bindings")
public func include<M: Module>(module: M.Type, when condition: Condition? = nil) -> Bindings {
    Bindings([])
}

/// Installs a component: binds its `ComponentFactory`, which builds it as a child. Further calls add nothing. `ids` silences
/// warnings and notes for the factory.
public func component<C: Component>(
    _ type: C.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
) -> Bindings {
    Bindings(.entry(._declared(component: C.self, allowing: ids, _SourcePlace(file, line))))
}

/// Declares that a type may be unbound: a request for `T?` is then nil, and a collection is empty.
///
/// For a tagged value, `type` is the tag.
public func bindOptional<T>(_ type: T.Type, file: StaticString = #fileID, line: UInt = #line) -> Bindings {
    Bindings(.absence(_OptionalDeclaration(type: T.self, place: _SourcePlace(file, line))))
}
