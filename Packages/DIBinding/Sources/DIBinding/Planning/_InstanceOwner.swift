// SPDX-License-Identifier: Apache-2.0

import DICore

/// The maker of an instance that overlays take over: the frame in which it is made, or will be, and its node there.
///
/// It is always the first one: an overlay of an overlay refers to the same.
package struct _InstanceOwner: @unchecked Sendable {
    // Proof of @unchecked Sendable: a frame publishes through atomics only, and a node is immutable.

    /// The frame, kept as long as an overlay lives that took an instance over.
    package let frame: _Frame
    // Proof of Unmanaged: the plan that the frame reaches owns the node.
    let node: Unmanaged<_AnyNode>
    /// The slot of the weak cell of a binding that is shared weakly, or -1.
    let weakSlot: Int
    /// The slot that is filled, or that orders the threads that make the instance.
    package let slot: Int

    /// Whether the instance of a binding that throws or awaits is there.
    package var isFilled: Bool {
        guard let fallible = node.takeUnretainedValue() as? _AnyFallible else { return true }
        return _Need(fallible, distance: 0).isFilled(from: frame)
    }

    /// Returns the node of the binding in the overlay.
    func takenOver() -> _AnyNode {
        let node = node.takeUnretainedValue()
        return (isFilled ? (node as? _AnyFallible)?._reader() ?? node : node)._takenOver(from: frame)
    }
}
