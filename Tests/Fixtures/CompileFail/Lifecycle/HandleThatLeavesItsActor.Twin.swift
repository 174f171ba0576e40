// SPDX-License-Identifier: Apache-2.0
// The twin of HandleThatLeavesItsActor.swift.

import DI

final class Pump {
    var isRunning: Bool = false
}

struct Kitchen: RootComponent {
    typealias Root = Pump
    typealias Construction = OnMainActor

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        bind.onMainActor { Pump() }
    }
}

@MainActor
func cook() async throws {
    let pump = try await ComponentFactory.of(Kitchen.self).open()
    _ = await pump.close()
}
