// SPDX-License-Identifier: Apache-2.0

import DICore

/// The observers of what graphs make. `DIDiagnostics` has the one type of them that there is.
package protocol _GraphObservers: AnyObject, Sendable {
    /// Begins to observe a valid graph.
    func observe(_ model: _GraphModel) -> _Observing

    /// The observers of an overlay: those of its parent, then its own.
    func stacked(on inherited: any _GraphObservers) -> any _GraphObservers
}

/// The part of the linker that observed graphs add to it.
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
