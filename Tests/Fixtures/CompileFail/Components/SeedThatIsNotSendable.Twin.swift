// SPDX-License-Identifier: Apache-2.0
// The twin of SeedThatIsNotSendable.swift.

import DI

final class Ticket: Sendable {
    let number: Int = 0
}

struct OrderComponent: Component {
    typealias Seed = Ticket
    typealias Root = Int

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(factory: { (ticket: Ticket) in ticket.number })
    }
}
