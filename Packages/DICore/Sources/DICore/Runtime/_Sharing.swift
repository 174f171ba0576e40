// SPDX-License-Identifier: Apache-2.0

/// The sharing of a binding's instances within a built component.
@usableFromInline
package enum _Sharing {
    /// The kinds of sharing.
    @usableFromInline
    package enum Kind: String, Sendable, Codable {
        /// A new object for each request.
        case none
        /// One instance, made on first use.
        case shared
        /// One instance, made before the root.
        case eager
        /// One instance as long as it is referenced elsewhere.
        case weak
    }
}

extension _Node where Element == AnyObject {
    /// Returns a node that looks for its object in a slot first. One form for all classes: a hit is a load, a test and
    /// a retain.
    func _sharedObject(slot: Int) -> _AnyNode {
        _Node(objectIn: slot) { frame in
            let seen = frame._word(slot)
            // Proof of Unmanaged: the node outlives this call of its closure.
            let word = _Slot.isInstance(seen) ? seen : frame._onceObject(slot, by: .passUnretained(self))
            // Proof of unsafelyUnwrapped: `_once` returns the pointer that it was given, and `_isInstance` recognises it.
            let pointer = UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped
            // Proof of Unmanaged: the slot owns the object, and the frame outlives this call.
            return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        }
    }
}

extension _Node {
    /// Returns a node that looks for its boxed value in a slot first, for elements that are not single references.
    func _sharedValue(slot: Int) -> _AnyNode {
        _Node(slot: slot) { frame in
            let seen = frame._word(slot)
            return _unpack(_Slot.isInstance(seen) ? seen : frame._once(slot) { _pack(self._make(frame)) })
        }
    }

    /// Returns a node that remembers each instance for the weak providers of the binding.
    func _remembering(cell: Int) -> _Node {
        _Node { frame in
            let element = self._make(frame)
            frame._weakCell(cell).remember(element)
            return element
        }
    }

    /// Returns a node whose instance lives as long as it is referenced elsewhere, and is then made again.
    func _sharedWeakly(slot: Int, cell: Int) -> _AnyNode {
        _Node { frame in
            let reference = frame._weakCell(cell)
            if let element = reference.element(as: Element.self) { return element }
            while true {
                var result: Element?
                // The slot orders the threads; the instance itself is never published in it.
                _ = frame._once(slot) {
                    if let element = reference.element(as: Element.self) {
                        result = element
                    } else {
                        let element = self._make(frame)
                        reference.remember(element)
                        result = element
                    }
                    return 0
                }
                if let result { return result }
            }
        }
    }
}
