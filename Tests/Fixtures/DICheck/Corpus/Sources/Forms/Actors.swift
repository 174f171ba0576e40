// SPDX-License-Identifier: Apache-2.0

import DI
import World

actor Counter {
    init(till: Till) {}
}

/// Components are types with static functions, whatever the kind of type.
actor ActorComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Till.self).sharedInScope().to(factory: Till.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Counter>) -> BindingReceipt<Counter> {
        bind.to(factory: Counter.init)
    }
}

/// A class that can be inherited from. Its subclass has no conformance of its own.
class ClassComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Till.self).to(factory: Till.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Counter>) -> BindingReceipt<Counter> {
        bind.to(factory: Counter.init)
    }
}

final class SubclassedComponent: ClassComponent {}
