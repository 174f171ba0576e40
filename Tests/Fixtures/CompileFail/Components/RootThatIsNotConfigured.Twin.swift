// SPDX-License-Identifier: Apache-2.0
// The twin of RootThatIsNotConfigured.swift.

import DI

final class Heater: Sendable {}

struct Shop: RootComponent {
    typealias Root = Heater

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.to(factory: { Heater() })
    }
}
