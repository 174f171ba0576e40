// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

protocol Roaster<Kind> {
    associatedtype Kind
}

struct Drum<Kind>: Roaster {}

struct Shop {
    let pair: (left: Heater, right: Pump)
    let function: (Int) -> String
    let roaster: any Roaster<Beans>
    let composed: any Journal & Sendable
    let metatype: Heater.Type
    let generic: [String: Drum<[Beans?]>]
    let any: any Equatable
}

/// Keys that are not plain names.
enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.bind((left: Heater, right: Pump).self).to { (heater: Heater) in (heater, Pump(heater: heater)) }
        binder.bind(((Int) -> String).self).to { { "\($0)" } }
        binder.bind((any Roaster<Beans>).self).to { Drum<Beans>() }
        binder.bind((any Journal & Sendable).self).to { ConsoleJournal() }
        binder.bind(Heater.Type.self).to { Heater.self }
        binder.bind(Drum<[Beans?]>.self).intoDictionary(key: "drum").to { Drum() }
        binder.bind((any Equatable).self).to { 1 }
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
