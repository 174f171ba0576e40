// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIProperties

/// A component that binds one group of properties, and has it in its root.
enum GroupReader<Group: ConfigProperty>: RootComponent {
    struct Root {
        let group: Group
    }

    static func configure(binder: UnscopedBinder) {
        binder.bindProperties(Group.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}

/// A component that binds one property under a tag, and has it in its root.
enum PropertyReader<Tag: PropertyTag>: RootComponent {
    struct Root {
        let property: TaggedProvider<Tag>
    }

    static func configure(binder: UnscopedBinder) {
        binder.bindProperty(Tag.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}
