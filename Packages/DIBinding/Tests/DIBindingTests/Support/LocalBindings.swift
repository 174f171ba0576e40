// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Bindings that a test writes where it needs them, in place of a module. In a table, they have the name of their row.
///
/// A structure, and not a function: Swift 6.3 makes no task-local of a function in release.
struct LocalBindings: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bind: @Sendable (Binder<Singleton>) -> Void

    init(_ name: String = "", _ bind: @escaping @Sendable (Binder<Singleton>) -> Void) {
        testDescription = name
        self.bind = bind
    }

    /// Runs a function that plans components which include `LocalModule`.
    func plan<Planned>(_ body: () throws -> Planned) rethrows -> Planned {
        try LocalModule.$bindings.withValue(self, operation: body)
    }
}

/// The module of a test's bindings.
enum LocalModule: Module {
    @TaskLocal static var bindings: LocalBindings?

    static func configure(binder: Binder<Singleton>) {
        guard let bindings else {
            Issue.record("the bindings of the module are those of 'plan' alone")
            return
        }
        bindings.bind(binder)
    }
}

/// Bindings that a test overrides with, in place of a module.
struct LocalFakes: Sendable {
    let bind: @Sendable (UnscopedBinder) -> Void

    init(_ bind: @escaping @Sendable (UnscopedBinder) -> Void) {
        self.bind = bind
    }

    /// Runs a function that plans components which `LocalOverrides` overrides.
    func override<Planned>(_ body: () throws -> Planned) rethrows -> Planned {
        try LocalOverrides.$fakes.withValue(self, operation: body)
    }
}

/// The module of a test's overriding bindings.
enum LocalOverrides: Module {
    @TaskLocal static var fakes: LocalFakes?

    static func configure(binder: UnscopedBinder) {
        guard let fakes else {
            Issue.record("the bindings of the module are those of 'override' alone")
            return
        }
        fakes.bind(binder)
    }
}

/// Builds a root component with a test's bindings, and asks for one parameter there or below.
func serve<Dish>(
    _ dish: Dish.Type = Dish.self, from bindings: LocalBindings, at depth: Depth = .root
) throws -> Served<Dish> {
    try bindings.plan { try serve(dish, from: LocalModule.self, at: depth) }
}

/// Returns the ids of what is wrong with a root component that has a test's bindings, and asks for one parameter.
func mistakes<Dish>(serving dish: Dish.Type = Keeper.self, from bindings: LocalBindings) -> [Diagnostic.ID] {
    bindings.plan { mistakes(of: Counter<Dish, LocalModule>.self) }
}

/// Builds a stage with a test's bindings and a child of it, and returns the parameter that each of them was given.
@MainActor
func stage<Dish>(_ dish: Dish.Type = Dish.self, from bindings: LocalBindings) throws -> [Dish] {
    try bindings.plan { try stage(dish, from: LocalModule.self) }
}

/// Returns the ids of what is wrong with a component that a test's bindings override.
func mistakes<C: RootComponent>(of component: C.Type, overriding fakes: LocalFakes) -> [Diagnostic.ID] {
    fakes.override { mistakes(of: component, overriding: [LocalOverrides.self]) }
}
