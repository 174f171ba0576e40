// SPDX-License-Identifier: Apache-2.0

import DI
import World

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

struct Office {
    let log: any Journal
    let till: Till?
}

enum ConditionalComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bindOptional(Till.self)
        binder.include(module: LiveModule.self, when: !.profile("demo"))
        binder.include(module: DemoModule.self, when: .profile("demo") || .context(.preview))
        binder.include(module: UploadModule.self, when: .context(.live) && !.profile("offline"))
    }

    static func configureRoot(binder bind: ReceiptBinder<Office>) -> BindingReceipt<Office> {
        bind.to(factory: Office.init)
    }
}
