// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding of which only the terminating step is left, such as that of a root.
public typealias ReceiptBinder<Element> = BindingBuilder<Element, _Received, Element, Unscoped>

/// The proof that something was bound; only terminating steps make one.
public struct BindingReceipt<Element>: Sendable {
    @usableFromInline
    init() {}

    /// Makes the receipt of a terminating step that a higher layer or generated code adds.
    @inlinable
    public static func _made() -> BindingReceipt<Element> { BindingReceipt() }
}
