// SPDX-License-Identifier: Apache-2.0
// A handle whose root is not Sendable stays with the actor that opened it.
// Swift 6: error: non-Sendable 'ComponentHandle<Kitchen.Root>' (aka 'ComponentHandle<Pump>')-typed result can not be returned from main actor-isolated instance method 'open(startTimeout:stopTimeout:)' to nonisolated context
// Swift 5: accepted

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

#if TWIN
@MainActor
#endif
func cook() async throws {
    let pump = try await ComponentFactory.of(Kitchen.self).open()  // here
    _ = await pump.close()
}
