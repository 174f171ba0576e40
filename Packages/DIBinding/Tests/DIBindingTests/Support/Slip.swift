// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

struct Slipped: Sendable {}

/// A root component with a test's bindings, whose root needs none of them.
struct Slip: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        LocalModule.configure(binder: binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Slipped>) -> BindingReceipt<Slipped> {
        bind.to(value: Slipped())
    }
}
