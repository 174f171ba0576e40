// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

enum Size: Tag {
    typealias Element = Int
}

enum ShopComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
        binder.bind((any Journal).self).qualified("file").to { FileJournal(inner: ConsoleJournal()) }
        binder.bind(Int.self).tagged(with: Size.self).to(value: 3)
        binder.offer(Heater.self)
        binder.offer((any Journal).self, qualified: "file")
        binder.offer(tagged: Size.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)
    }
}
