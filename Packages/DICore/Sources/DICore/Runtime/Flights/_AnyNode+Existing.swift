// SPDX-License-Identifier: Apache-2.0

// Proof of Unmanaged: the plan owns its nodes, and the frame reaches its plan.
extension Unmanaged where Instance == _AnyNode {
    /// The shared instance if there is one in a frame; `cell` is the slot of a weakly shared one's weak cell, or -1.
    package func _existing<Element>(as type: Element.Type = Element.self, in frame: _Frame, cell: Int) -> Element? {
        if cell >= 0 { return frame._weakCell(cell).element(as: Element.self) }
        // Proof of Unmanaged: as above.
        let node = takeUnretainedValue()
        let slot = (node as? _AnyFallible)?.instanceSlot ?? node._slot
        // One load, since a close may mark the word meanwhile.
        let word = slot >= 0 ? frame._word(slot) : 0
        return _Slot.isInstance(word) ? .some(_unpack(word, as: Element.self)) : nil
    }
}
