// SPDX-License-Identifier: Apache-2.0

/// The making of instances within the functions of observers.
package protocol _InstanceMaking: Sendable {
    /// Calls a function that makes an instance.
    func make<R>(_ make: () throws -> R) rethrows -> R
    /// Calls an async function that makes an instance.
    func makeAwaiting<R>(isolation: isolated (any Actor)?, _ make: () async throws -> R) async rethrows -> R
}

extension _Fallible {
    /// Returns a node of the same factory, whose calls are observed.
    package func _observed(by making: some _InstanceMaking) -> _Fallible<Element> {
        switch make {
        case .throwing(let make):
            _Fallible(throwing: { frame in try making.make { try make(frame) } }, isOnMainActor: isOnMainActor)
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
