// SPDX-License-Identifier: Apache-2.0
// A seed lies in a component that any thread may use.
// Swift 6: error: type 'OrderComponent.Seed' (aka 'Ticket') does not conform to the 'Sendable' protocol
// Swift 5: accepted

import DI

#if TWIN
final class Ticket: Sendable {
    let number: Int = 0
}
#else
final class Ticket {
    var number: Int = 0
}
#endif

struct OrderComponent: Component {  // here
    typealias Seed = Ticket
    typealias Root = Int

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(factory: { (ticket: Ticket) in ticket.number })
    }
}
