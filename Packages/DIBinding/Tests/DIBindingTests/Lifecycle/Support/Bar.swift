// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A shared object that logs its life.
class Tool: @unchecked Sendable {
    // Proof of @unchecked Sendable: all properties are constants.
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
    }

    func log(_ verb: String) { journal.log("\(verb) \(type(of: self))".lowercased()) }
}

final class Boiler: Tool, @unchecked Sendable {}

final class Machine: Tool, @unchecked Sendable {
    let boiler: Boiler

    init(boiler: Boiler) {
        self.boiler = boiler
        super.init(journal: boiler.journal)
    }
}

/// Made on first use.
final class Frother: Tool, @unchecked Sendable {
    init(machine: Machine) {
        super.init(journal: machine.journal)
    }
}

struct Bar: Sendable {
    let machine: Machine
    let frother: Provider<Frother>
    let tables: ComponentFactory<TableComponent>
    let rooms: ComponentFactory<RoomComponent>
}

struct TableNumber: Sendable {
    let value: Int
}

/// What is shared at a table, which is below the bar.
final class Tray: Sendable {
    let number: TableNumber
    let machine: Machine

    init(number: TableNumber, machine: Machine) {
        self.number = number
        self.machine = machine
    }

    func log(_ verb: String) { machine.journal.log("\(verb) tray \(number.value)") }
}

struct BarTable: Sendable {
    let tray: Tray
    let frother: Provider<Frother>
}

struct PerTable: Scope {}

struct TableComponent: Component {
    typealias Seed = TableNumber

    static func configure(binder: Binder<PerTable>) {
        binder.bind(Tray.self).sharedInScope()
            .onStart { $0.log("start") }.onStop { $0.log("stop") }.onDispose { $0.log("dispose") }
            .to(factory: Tray.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<BarTable>) -> BindingReceipt<BarTable> {
        bind.to(factory: BarTable.init)
    }
}

/// A child without hooks, between the bar and its tables.
struct BarRoom: Sendable {
    let tables: ComponentFactory<TableComponent>
}

struct RoomComponent: BareComponent {
    static func configureRoot(binder bind: ReceiptBinder<BarRoom>) -> BindingReceipt<BarRoom> {
        bind.to(factory: BarRoom.init)
    }
}

/// The bar: all hooks on the machine, some on the others.
struct BarComponent: RootComponent {
    typealias Seed = Journal

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Boiler.self).sharedInScope()
            .onStart { $0.log("start") }.onDispose { $0.log("dispose") }
            .to(factory: Boiler.init)
        binder.bind(Machine.self).sharedInScope()
            .onStart { $0.log("start") }.onStop { $0.log("stop") }.onDispose { $0.log("dispose") }
            .to(factory: Machine.init)
        binder.bind(Frother.self).sharedInScope()
            .onStop { $0.log("stop") }.onDispose { $0.log("dispose") }
            .to(factory: Frother.init)
        binder.install(dependency: TableComponent.self)
        binder.install(dependency: RoomComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Bar>) -> BindingReceipt<Bar> {
        bind.to(factory: Bar.init)
    }
}
