// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// The boiler of both graphs.
public final class Boiler: Sendable {
    /// Makes a cold boiler.
    public init() {}
}

/// The bindings that both images include.
public enum KitchenModule: Module {
    /// Binds the boiler.
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(Boiler.self).sharedInScope().to(factory: Boiler.init)
    }
}

/// A component that the library builds for others.
public enum KitchenComponent: RootComponent {
    /// Includes the bindings.
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: KitchenModule.self)
    }

    /// Binds the root.
    public static func configureRoot(binder bind: ReceiptBinder<[Boiler]>) -> BindingReceipt<[Boiler]> {
        bind.to { (boiler: Boiler) in [boiler] }
    }
}

/// Builds the component by the library's own copy.
public func makeKitchen() throws -> [Boiler] {
    try ComponentFactory.of(KitchenComponent.self).build()
}

/// Throws an error of the library's own copy.
public func closeKitchen() throws {
    throw GraphError(diagnostics: [])
}
