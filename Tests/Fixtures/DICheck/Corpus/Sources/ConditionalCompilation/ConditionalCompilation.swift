// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] {
    #if DEBUG
    [ShopComponent.self, DebugComponent.self]
    #else
    [ShopComponent.self]
    #endif
}

struct Shop {
    let log: any Journal
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        #if DEBUG
        binder.bind((any Journal).self).to { ConsoleJournal() }
        #else
        binder.bind((any Journal).self).to { FileJournal(inner: ConsoleJournal()) }
        #endif
        #if CORPUS_HAS_SPARE
        binder.bind(Heater.self).allowing(.unusedBinding).to(factory: Heater.init)
        #endif
        #if NEVER
        binder.bind(Broken.self).to(factory: Broken.init)
        #endif
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

#if DEBUG
enum DebugComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)
    }
}
#endif
