// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIServices
import ServiceLifecycle

// The page:

final class Exporter: Service {
    func run() async throws {
        try await gracefulShutdown()
    }
}

struct Shop: Sendable {
    let exporter: Exporter
}

struct ShopComponent: RootComponent {
    typealias Root = Shop
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Exporter.self).sharedInScope().to(factory: Exporter.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
