// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

enum LiveModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any Journal).self).to { ConsoleJournal() }
    }
}

enum DemoModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any Journal).self).to { FileJournal(inner: ConsoleJournal()) }
    }
}

enum UploadModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Till.self).to(factory: Till.init)
    }
}

struct Shop {
    let log: any Journal
    let till: Till?
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bindOptional(Till.self)
        binder.include(module: LiveModule.self, when: !.profile("demo"))
        binder.include(module: DemoModule.self, when: .profile("demo") || .context(.preview))
        binder.include(module: UploadModule.self, when: .context(.live) && !.profile("offline"))
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
