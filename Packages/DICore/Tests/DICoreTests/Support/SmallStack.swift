// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Runs something on a thread with a stack of 512 KB, as secondary threads of other systems have.
final class SmallStack<Result: Sendable>: Sendable {
    private let slot: Mutex<Result?> = Mutex(nil)

    init(_ body: @escaping @Sendable () -> Result) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let result = body()
            self.slot.withLock { $0 = result }
            done.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        done.wait()
    }

    /// The result of the function.
    var result: Result? { slot.withLock { $0 } }
}
