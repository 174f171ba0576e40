// SPDX-License-Identifier: Apache-2.0

import DI
import World

// What a generic root is made of is known where it is used.
struct Box<Content> {
    let content: Content
}

struct BoxComponent<Content: Machine>: RootComponent {  // expect: DI/NotChecked
    static func configure(binder: UnscopedBinder) {
        binder.bind(Content.self).to { Content() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Box<Content>>) -> BindingReceipt<Box<Content>> {
        bind.to(factory: Box.init)
    }
}

protocol Machine: Sendable {
    init()
}

extension Heater: Machine {}

extension Till: Machine {}

enum Outer<Content: Machine> {
    enum InnerComponent: RootComponent {  // expect: DI/NotChecked
        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Content>) -> BindingReceipt<Content> {
            bind.to { Content() }
        }
    }
}
