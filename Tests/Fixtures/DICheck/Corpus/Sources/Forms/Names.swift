// SPDX-License-Identifier: Apache-2.0

import DI
import World

import protocol World.Log

/// Without the second import, the protocol is ambiguous beside the type of the library.
struct Diary {
    let log: any Log
}

struct 豆: Sendable {}

struct `struct` {}

enum Café: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(豆.self).qualified("☕️ \"\\\n").allowing(.unusedBinding).to(factory: 豆.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)
    }
}

enum `class`: RootComponent {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<`struct`>) -> BindingReceipt<`struct`> {
        bind.to { `struct`() }
    }
}

enum 店: RootComponent {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<豆>) -> BindingReceipt<豆> {
        bind.to(factory: 豆.init)
    }
}
