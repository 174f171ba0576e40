// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A component whose root is what it binds as "shared".
protocol SharedRootComponent: Component {}

extension SharedRootComponent {
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(qualified: "shared")
    }
}

/// A component with a test's bindings.
struct Shared<Root, Seed: Sendable>: RootComponent, SharedRootComponent {
    static func configure(binder: Binder<Singleton>) {
        LocalModule.configure(binder: binder)
    }
}

extension LocalBindings {
    /// Plans a component whose root is what these bind as "shared".
    func factory<Root, Seed: Sendable>(
        of root: Root.Type, seed: Seed.Type = Void.self
    ) throws -> ComponentFactory<Shared<Root, Seed>> {
        try plan { try ComponentFactory.of(Shared<Root, Seed>.self) }
    }
}
