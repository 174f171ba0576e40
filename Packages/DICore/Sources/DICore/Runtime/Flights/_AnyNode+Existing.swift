// SPDX-License-Identifier: Apache-2.0

// Proof of Unmanaged: the plan owns its nodes, and the frame reaches its plan.
extension Unmanaged where Instance == _AnyNode {
    /// The shared instance if there is one in a frame; `cell` is the slot of the weak cell of one that is shared weakly, or -1.
    package func _existing<Element>(as type: Element.Type = Element.self, in frame: _Frame, cell: Int) -> Element? {
        if cell >= 0 { return frame._weakCell(cell).element(as: Element.self) }
        // Proof of Unmanaged: as above.
        let node = takeUnretainedValue()
        let fallible = node as? _AnyFallible
        let guardedSlot = fallible?.isGuarded == true ? fallible?.instanceSlot ?? -1 : node.guardedSlot
        if guardedSlot >= 0 {
            let word = frame._retainedWord(guardedSlot)
            return word == 0 ? nil : _takeWord(word, as: Element.self)
        }
        let slot = fallible?.instanceSlot ?? node._slot
        guard slot >= 0, _Slot.isInstance(frame._word(slot)) else { return nil }
        return _unpack(frame._word(slot), as: Element.self)
    }
}
