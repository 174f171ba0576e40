// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Runs what calls itself once a level on a thread with room for it: those of a program may have no more than 512 KB.
enum RoomyStack {
    /// Room for the thousand levels that libyaml allows, in a debug build, ten times over. What is not used is not taken.
    private static let size: Int = 32 << 20

    private final class Outcome<Value: Sendable>: Sendable {
        let value: Mutex<Value?> = Mutex(nil)
        let isDone: DispatchSemaphore = DispatchSemaphore(value: 0)
    }

    /// The result of a function, which is waited for.
    static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
        let outcome = Outcome<Value>()
        let thread = Thread {
            let value = body()
            outcome.value.withLock { $0 = value }
            outcome.isDone.signal()
        }
        thread.stackSize = size
        thread.start()
        outcome.isDone.wait()
        return outcome.value.withLock { $0 } ?? body()
    }
}
