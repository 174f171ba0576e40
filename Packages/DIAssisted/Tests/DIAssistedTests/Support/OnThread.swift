// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs something on a thread of its own, whose stack has a size in bytes, and waits for the result.
func onThread<Result: Sendable>(withStack size: Int, _ body: @escaping @Sendable () -> Result) -> Result? {
    let done = DispatchSemaphore(value: 0)
    // Proof of nonisolated(unsafe): written before the signal, read after it.
    nonisolated(unsafe) var result: Result?
    let thread = Thread {
        result = body()
        done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    return result
}
