// SPDX-License-Identifier: Apache-2.0

import DICore

/// The nodes, and the objects that they refer to unretained. Not within the linker, since the record of a nested type keeps that of
/// the outer one, with the functions that copy it.
final class _KeptObjects {
    // Proof of @exclusivity(unchecked): the linker uses this under the plan's lock, and nothing here runs code of others.
    /// The nodes in the order of linking, each after those that it holds.
    @exclusivity(unchecked) var nodes: [_AnyNode] = []
    var objects: [AnyObject] = []

    // Each node goes before those that it holds. In another order the last of a long chain would take all others with
    // it, each within the deinitialiser of the one before, and overflow the stack.
    deinit {
        objects = []
        var nodes: [_AnyNode] = []
        swap(&nodes, &self.nodes)
        while nodes.popLast() != nil {}
    }
}
