// SPDX-License-Identifier: Apache-2.0

import DICore

extension Injector {
    /// Returns the node for a request, or ends the process with the reason why there is none.
    // Proof of Unmanaged: the plan owns its nodes, and the injector's frame reaches its plan.
    @usableFromInline
    func answer<T>(
        _ request: _Key, as type: T.Type, _ place: _SourcePlace, isOnMain: Bool = false
    ) -> Unmanaged<_AnyNode> {
        if let node = points.node(for: request, isOnMain: isOnMain) { return node }
        if let line = lineOfMaking, let newest = line.newest,
            newest.points.node(for: request, isOnMain: isOnMain) != nil
        {
            return points.node(ofNewestFor: request, isOnMain: isOnMain) {
                _AnyNode._node(as: T.self) { _ in
                    // Each request looks it up anew, since the node must not keep it. Proof: no input reaches the trap, only code
                    // that lets go of a stack on one thread while another one makes an object of it.
                    guard let newest = line.newest else { preconditionFailure("a stack ended while it was asked") }
                    let node = newest.answer(request, as: T.self, place, isOnMain: isOnMain)
                    return newest._element(of: node, as: T.self, in: newest.frame)
                }
            }
        }
        return points.answer(request, place, isOnMain: isOnMain, by: points.makers)
    }

    /// The shared instance of a key, if there is one.
    func existing<T>(_ key: _Key, isOnMain: Bool = false) -> T? {
        points.owner(of: key, in: built, isOnMain: isOnMain).flatMap {
            $0.node._existing(as: T.self, in: $0.frame, cell: $0.weakSlot)
        }
    }
}

extension Injector: _NodeNaming {
    // Proof of Unmanaged: only the address is compared.
    /// Names the binding of a node that answers requests. For the layers' own use.
    package func _step(of node: Unmanaged<_AnyNode>) -> Diagnostic.Step? { points.step(of: node) }
}
