// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any Journal).self).to { ConsoleJournal() }
        binder.install(dependency: OrderComponent.self)
    }

    static func configureRoot(
        binder bind: ReceiptBinder<[ComponentFactory<OrderComponent>]>
    ) -> BindingReceipt<[ComponentFactory<OrderComponent>]> {
        bind.to { (orders: ComponentFactory<OrderComponent>) in [orders] }
    }
}

enum OrderComponent: Component {
    static func configure(binder: UnscopedBinder) {
        binder.decorate(FileJournal.self).qualified("order").to { $0 }  // expect: DI/DecoratesNothing
    }

    static func configureRoot(binder bind: ReceiptBinder<FileJournal>) -> BindingReceipt<FileJournal> {
        bind.to(factory: FileJournal.init)
    }
}
