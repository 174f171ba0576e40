// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A weak reference to a shared instance, which outlives the frame that made the instance.
final class WeakCell: Sendable {
    private struct Reference: @unchecked Sendable {
        // Proof of @unchecked Sendable: what is shared is Sendable, which the builder's constraints demand, or is made and
        // read on the main actor only, which the rules of the graph demand.
        weak var object: AnyObject?
    }

    private let reference: Mutex<Reference> = Mutex(Reference())

    init() {}

    /// Returns the instance while it is referenced elsewhere.
    func element<Element>(as type: Element.Type) -> Element? {
        guard let object = reference.withLock({ $0 }).object else { return nil }
        return object as? Element
    }

    /// Remembers an instance without retaining it. A value leaves the cell unchanged.
    func remember<Element>(_ element: Element) {
        guard Swift.type(of: element as Any) is AnyObject.Type else { return }
        let new = Reference(object: element as AnyObject)
        reference.withLock { $0 = new }
    }
}

extension _Frame {
    /// Returns the weak cell in a slot of this frame, which is made on first use.
    func _weakCell(_ index: Int) -> WeakCell {
        let seen = _word(index)
        let word = _Slot.isInstance(seen) ? seen : _once(index) { _pack(WeakCell()) }
        return _unpack(word, as: WeakCell.self)
    }
}
