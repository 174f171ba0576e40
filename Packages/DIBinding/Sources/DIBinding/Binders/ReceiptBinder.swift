// SPDX-License-Identifier: Apache-2.0

/// A binding of which only the terminating step is left, such as that of a root.
public struct ReceiptBinder<Element>: BindToable {
    /// What the terminating step takes.
    public typealias Input = Element

    /// The binding as it is so far.
    public let _entry: _Entry

    init(_ entry: _Entry) {
        _entry = entry
    }
}

/// The proof that something was bound; only terminating steps make one.
public struct BindingReceipt<Element>: Sendable {
    @usableFromInline
    init() {}

    /// Makes the receipt of a terminating step that a higher layer or generated code adds.
    @inlinable
    public static func _made() -> BindingReceipt<Element> { BindingReceipt() }
}
