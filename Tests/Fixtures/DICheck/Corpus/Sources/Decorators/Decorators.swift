// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self, AwaitingComponent.self] }

enum Temperature: Tag {
    typealias Element = Double
}

struct Shop {
    let log: any Journal
    let temperature: TaggedProvider<Temperature>
    let name: String
    let beans: [Beans]
    let till: Till
}

enum ShopComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind((any Journal).self).sharedInScope().to { ConsoleJournal() }
        binder.decorate((any Journal).self).to { FileJournal(inner: $0) }
        binder.decorate((any Journal).self).to { (log: any Journal, _: Till) in FileJournal(inner: log) }
        binder.bind(Double.self).tagged(with: Temperature.self).to(value: 99)
        binder.decorate(Double.self).tagged(with: Temperature.self).to { min($0, 96) }
        binder.bind(String.self).qualified("name").to(value: "Corner")
        binder.decorate(String.self).qualified("name").to { $0.uppercased() }
        binder.bind(String.self).to(qualified: "name")
        binder.bind(Beans.self).intoCollection().to(value: Beans("Huila"))
        binder.decorate([Beans].self).to { beans in beans.reversed() }
        binder.bind(Till.self).to(factory: Till.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

enum AwaitingComponent: RootComponent {
    typealias Scope = Singleton
    typealias Construction = OnMainActor.Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
        binder.decorate(Heater.self).asynchronous { (heater) async throws in heater }
        binder.decorate(Heater.self).throwing { (heater) throws in heater }
        binder.decorate(Heater.self).onMainActor { $0 }
    }

    static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        bind.to(factory: Pump.init)
    }
}
