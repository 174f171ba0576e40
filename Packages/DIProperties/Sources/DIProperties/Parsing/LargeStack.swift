// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A thread with a large stack for recursive functions: a thread of a program may have no more than 512 KB.
enum LargeStack {
    /// Ten times the need of libyaml's thousand levels in a debug build. Memory is only taken as it is used.
    private static let size: Int = 32 << 20

    private final class Outcome<Value: Sendable, Failure: Error>: Sendable {
        let result: Mutex<Result<Value, Failure>?> = Mutex(nil)
        let isDone: DispatchSemaphore = DispatchSemaphore(value: 0)
    }

    /// Runs a function, on a separate thread if it needs a large stack, and waits for its result.
    static func run<Value: Sendable, Failure: Error>(
        if isNeeded: Bool, _ body: @escaping @Sendable () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard isNeeded else { return try body() }
        let outcome = Outcome<Value, Failure>()
        let thread = Thread {
            let result = Result { () throws(Failure) in try body() }
            outcome.result.withLock { $0 = result }
            outcome.isDone.signal()
        }
        thread.stackSize = size
        thread.start()
        outcome.isDone.wait()
        guard let result = outcome.result.withLock({ $0 }) else { return try body() }
        return try result.get()
    }
}
