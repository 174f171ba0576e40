// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

/// Runs a closure on a thread with a stack of 512 KB, the size of secondary threads on other systems.
func onASmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) throws -> Result {
    let slot = ResultSlot<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        slot.fill(body())
        done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    return try #require(slot.result)
}

private final class ResultSlot<Result: Sendable>: Sendable {
    private let slot: Mutex<Result?> = Mutex(nil)

    var result: Result? { slot.withLock { $0 } }

    func fill(_ result: Result) {
        slot.withLock { $0 = result }
    }
}
