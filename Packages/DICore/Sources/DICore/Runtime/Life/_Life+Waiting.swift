// SPDX-License-Identifier: Apache-2.0

// Apart from the type, which every program keeps with all data of its file, as are all asynchronous functions.
extension _Life {
    /// Suspends until the state is as requested. Cancellation does not reach it.
    func wait(isolation: isolated (any Actor)? = #isolation, until isDue: (borrowing State) -> Bool) async {
        while await withUnsafeContinuation({ (waiter: UnsafeContinuation<Bool, Never>) in
            let isOver = state.withLock { state in
                if isDue(state) { return true }
                state.waiters.append(waiter)
                return false
            }
            if isOver { waiter.resume(returning: false) }
        }) {}
    }
}
