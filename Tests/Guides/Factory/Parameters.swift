// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

struct Ticket {
    let table: Int
    let till: any Till

    init(table: Assisted<Int>, till: any Till) {
        self.table = table.get()
        self.till = till
    }
}

struct Tickets: AssistedFactory {
    typealias Seed = Int
    typealias Element = Ticket
}

struct TicketModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindFactory(Ticket.self).with(Tickets.self).to(factory: Ticket.init)
    }
}

let tables = Bindings {
    include(shop)
    include(module: TicketModule.self)
}

final class Waiter {
    @Injected private var tickets: Factory<Tickets>

    func open(_ table: Int) -> Ticket {
        tickets.build(table)
    }
}
