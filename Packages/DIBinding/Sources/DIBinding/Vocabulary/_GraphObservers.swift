// SPDX-License-Identifier: Apache-2.0

import DICore

/// The observers of the instances of graphs. `DIDiagnostics` has the only implementation.
package protocol _GraphObservers: AnyObject, Sendable {
    /// Begins to observe a valid graph.
    func observe(_ model: _GraphModel) -> _Observing

    /// The observers of an overlay: its parent's, then its own.
    func stacked(on inherited: any _GraphObservers) -> any _GraphObservers
}

/// The additions of an observed graph to the linker.
package struct _Observing: Sendable {
    /// Returns a node that notifies the observers of each instance that it makes.
    let node: @Sendable (_ node: _AnyNode, _ binding: Int) -> _AnyNode
    /// Returns hooks that notify the observers of their calls.
    let hooks: @Sendable (_ hooks: _Hooks, _ binding: Int) -> _Hooks

    package init(
        node: @escaping @Sendable (_ node: _AnyNode, _ binding: Int) -> _AnyNode,
        hooks: @escaping @Sendable (_ hooks: _Hooks, _ binding: Int) -> _Hooks
    ) {
        self.node = node
        self.hooks = hooks
    }
}
