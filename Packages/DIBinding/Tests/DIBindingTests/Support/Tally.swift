// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Counts what happens, from any thread.
final class Tally: Sendable {
    private let counter: Atomic<Int> = Atomic(0)

    var count: Int { counter.load(ordering: .sequentiallyConsistent) }

    @discardableResult
    func add() -> Int {
        counter.add(1, ordering: .sequentiallyConsistent).newValue
    }
}
