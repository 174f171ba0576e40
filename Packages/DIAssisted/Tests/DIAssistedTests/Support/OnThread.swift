// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Runs something on a thread of its own, whose stack has a size in bytes, and waits for the result.
func onThread<Result: Sendable>(withStack size: Int, _ body: @escaping @Sendable () -> Result) -> Result? {
    let slot = ResultSlot<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        slot.fill(body())
        done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    return slot.result
}

private final class ResultSlot<Result: Sendable>: Sendable {
    private let slot: Mutex<Result?> = Mutex(nil)

    var result: Result? { slot.withLock { $0 } }

    func fill(_ result: Result) {
        slot.withLock { $0 = result }
    }
}
