// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A component that binds nothing but its root.
protocol BareComponent: Component where Scope == Unscoped {}

extension BareComponent {
    static func configure(binder: UnscopedBinder) {}
}

/// A component whose root is its name.
protocol NamedComponent: Component where Root == String {}

extension NamedComponent {
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to(value: "\(Self.self)")
    }
}
