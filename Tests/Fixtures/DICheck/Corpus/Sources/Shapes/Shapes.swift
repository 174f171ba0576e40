// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

enum Temperature: Tag {
    typealias Element = Double
}

struct Shop {
    let direct: Heater
    let provider: Provider<Heater>
    let lazy: Lazy<Till>
    let weak: WeakProvider<Till>
    let function: () -> Heater
    let sendable: @Sendable () -> Heater
    let list: Provider<[Beans]>
    let tagged: Lazy<TaggedProvider<Temperature>>
    let throwing: ThrowingProvider<Heater>
    let throwingFunction: () throws -> Heater
    let awaiting: AsyncProvider<Heater>
    let awaitingFunction: () async throws -> Heater
    let main: MainActorProvider<Heater>
    let mainLazy: MainActorLazy<Till>
    let mainWeak: MainActorWeakProvider<Till>
    let mainFunction: @MainActor () -> Heater
}

enum ShopComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.bind(Till.self).sharedInScope().to(factory: Till.init)
        binder.bind(Beans.self).intoCollection().to(value: Beans("Huila"))
        binder.bind(Double.self).tagged(with: Temperature.self).to(value: 93)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
