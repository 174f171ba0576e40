// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ClashComponent.self, DictionaryComponent.self] }

enum ClashComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind([Beans].self).to(value: [])  // expect: DI/CollectionClash
        binder.bind(Beans.self).intoCollection().to(value: Beans("Huila"))
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (beans: [Beans]) in beans.count }
    }
}

enum DictionaryComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).intoDictionary(key: "espresso").to(value: 250)  // expect: DI/DuplicateDictionaryKey
        binder.bind(Int.self).intoDictionary(key: "espresso").to(value: 300)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (prices: [String: Int]) in prices.count }
    }
}
