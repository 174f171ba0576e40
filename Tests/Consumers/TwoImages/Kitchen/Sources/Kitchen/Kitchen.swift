// SPDX-License-Identifier: Apache-2.0

import DI

public final class Boiler: Sendable {
    public init() {}
}

public enum KitchenModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(Boiler.self).sharedInScope().to(factory: Boiler.init)
    }
}

/// A component that the library builds for others.
public enum KitchenComponent: RootComponent {
    public typealias Scope = Singleton

    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: KitchenModule.self)
    }

    public static func configureRoot(binder bind: ReceiptBinder<[Boiler]>) -> BindingReceipt<[Boiler]> {
        bind.to { (boiler: Boiler) in [boiler] }
    }
}

public func makeKitchen() throws -> [Boiler] {
    try ComponentFactory.of(KitchenComponent.self).build()
}

/// Throws an error of the library's own copy.
public func closeKitchen() throws {
    throw GraphError(diagnostics: [])
}
