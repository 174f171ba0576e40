// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Fallible {
    /// Returns a node of the same factory, whose calls are observed.
    func observed(by making: ObservedMaking) -> _Fallible<Element> {
        switch _make {
        case .throwing(let make):
            _Fallible(throwing: { frame in try making.make { try make(frame) } }, isOnMainActor: _isOnMainActor)
        case .awaiting(let make):
            _Fallible(awaiting: { frame in
                try await making.makeAwaiting(isolation: #isolation) { try await make(frame) }
            })
        case .awaitingOnMainActor(let make):
            _Fallible(awaitingOnMainActor: { frame in
                try await making.makeAwaiting(isolation: #isolation) { try await make(frame) }
            })
        }
    }
}
