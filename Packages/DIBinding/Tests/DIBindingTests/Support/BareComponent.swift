// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A component that binds nothing but its root.
protocol BareComponent: Component where Scope == Unscoped {}

extension BareComponent {
    static func configure(binder: UnscopedBinder) {}
}
