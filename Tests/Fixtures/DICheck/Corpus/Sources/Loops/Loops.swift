// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

protocol Dish: Sendable {
    init()
}

struct Cake: Dish {}

struct Pie: Dish {}

struct Shop {
    let beans: [Beans]
    let sizes: [String: Int]
    let dishes: [any Dish]
    let small: String
}

/// Bindings that no reader of sources can count: in loops, closures, generic functions and recursion.
enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        for name in ["Huila", "Sidamo", "Java"] {
            binder.bind(Beans.self).intoCollection().to(value: Beans(name))
        }
        ["small", "large"].enumerated().forEach { index, size in
            binder.bind(Int.self).intoDictionary(key: size).to(value: index)
            binder.bind(String.self).qualified(size).allowing(.unusedBinding).to(value: size)
        }
        let kinds: [any (Dish & Sendable).Type] = [Cake.self, Pie.self]
        for kind in kinds { bind(kind, binder) }
        descend(3, binder)
        let last = { (name: String) in _ = binder.bind(String.self).to(qualified: name) }
        last("small")
    }

    static func bind<D: Dish>(_: D.Type, _ binder: UnscopedBinder) {
        binder.bind(D?.self).qualified("\(D.self)").allowing(.unusedBinding).to { nil }
        binder.bind((any Dish).self).intoCollection().to { (_: [Beans]) in D() as any Dish }
    }

    static func descend(_ depth: Int, _ binder: UnscopedBinder) {
        guard depth > 0 else { return }
        binder.bind(Int.self).qualified("depth \(depth)").allowing(.unusedBinding).to(value: depth)
        descend(depth - 1, binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
