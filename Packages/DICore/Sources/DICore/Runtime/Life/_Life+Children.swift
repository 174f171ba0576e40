// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Takes the component as a child, which closes first. Returns false if it is too late.
    func adopt(_ child: _Life) -> Bool {
        state.withLock { state in
            guard !isClosing else { return false }
            child.older = state.youngest
            state.youngest?.younger = child
            state.youngest = child
            return true
        }
    }

    /// Parts with a child, if it is one.
    func remove(_ child: _Life) {
        state.withLock { state in
            child.older?.younger = child.younger
            if let younger = child.younger {
                younger.older = child.older
            } else if state.youngest === child {
                state.youngest = child.older
            }
            (child.older, child.younger) = (nil, nil)
        }
    }

    /// Closes the open components below, the youngest first, within a budget, and returns their failures.
    func closeChildren(by deadline: _Deadline?) async -> [(step: Diagnostic.Step, error: any Error)] {
        var failures: [(step: Diagnostic.Step, error: any Error)] = []
        // A child parts with its parent before it is closed.
        while let child = state.withLock({ $0.youngest }) {
            failures += await child._close(.cancelled, by: deadline)?.failures ?? []
        }
        return failures
    }
}
