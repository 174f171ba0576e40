// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs a function on a thread with the 512 KB of stack that the secondary threads of a program often have.
func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.stackSize = 512 << 10
        thread.start()
    }
}
