// SPDX-License-Identifier: Apache-2.0

import DI

/// Objects that are shared within one order, and let go of with it.
struct PerTable: Scope {}

final class Bill: Sendable {}

struct Table {
    let number: Int
    let waiterBill: Bill
    let guestBill: Bill
}

struct TableComponent: Component {
    typealias Seed = Int
    typealias Root = Table
    typealias Scope = PerTable

    static func configure(binder: Binder<PerTable>) {
        binder.bind(Bill.self).sharedInScope().to(factory: Bill.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Table>) -> BindingReceipt<Table> {
        bind.to(factory: Table.init)
    }
}

struct DiningRoom {
    let tables: ComponentFactory<TableComponent>
}

let diningRoom = Bindings {
    component(TableComponent.self)
    factory(DiningRoom.init)
}

func tables() throws -> String {
    let room = try Injector(diningRoom).get(DiningRoom.self)
    let (first, second) = (room.tables.build(1), room.tables.build(2))
    return "\(first.waiterBill === first.guestBill) \(first.waiterBill === second.waiterBill)"
}
