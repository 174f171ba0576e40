// SPDX-License-Identifier: Apache-2.0

import DICore

extension Injector {
    /// Returns the node for a request, or ends the process with the reason why there is none.
    // Proof of Unmanaged: the plan owns its nodes, and the injector's frame reaches its plan.
    @usableFromInline
    func answer(_ request: _Key, _ place: _SourcePlace, isOnMain: Bool = false) -> Unmanaged<_AnyNode> {
        points.answer(request, place, isOnMain: isOnMain, by: points.makers)
    }

    /// The shared instance of a key, if there is one.
    func existing<T>(_ key: _Key, isOnMain: Bool = false) -> T? {
        points.owner(of: key, in: frame, isOnMain: isOnMain).flatMap {
            $0.node._existing(as: T.self, in: $0.frame, cell: $0.weakSlot)
        }
    }
}
