// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Runs a closure on a thread with a stack of 512 KB, the size of secondary threads on other systems.
func onASmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) throws -> Result {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result: Result?
    // Proof of nonisolated(unsafe): written before the signal, read after it.
    let thread = Thread {
        result = body()
        done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    return try #require(result)
}
