// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding that only lacks its terminating step, such as a root's.
public typealias ReceiptBinder<Element> = BindingBuilder<Element, _Step.Received, Element, Unscoped>

/// The proof of a complete binding; only terminating steps make one.
public struct BindingReceipt<Element>: Sendable {
    @usableFromInline
    init() {}

    /// Makes the receipt of a terminating step in a higher layer or in generated code.
    @inlinable
    package static func _made() -> BindingReceipt<Element> { BindingReceipt() }
}
