// SPDX-License-Identifier: Apache-2.0

// Apart from the type, which every program keeps with all data of its file, as are all asynchronous functions.
extension _Life {
    /// Suspends until the state meets a condition. Cancellation does not reach it.
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

    /// Waits for the work under way, and for threads that make shared instances, until a deadline. Work left behind then fails.
    ///
    /// Polls for threads: if they resumed waiters, every construction would pay for it.
    func workEnds(by deadline: _Deadline?, isolation: isolated (any Actor)? = #isolation) async {
        guard state.withLock({ !$0.work.isEmpty || $0.isMaking }) else { return }
        let task = _LimitedTask()
        task.start { [self] in
            await wait { $0.work.isEmpty }
            var pause = Duration.milliseconds(1)
            while state.withLock({ $0.isMaking }) {
                try await Task.sleep(for: pause)
                pause = min(pause * 2, .milliseconds(16))
            }
        }
        let end = state.withLock { state in
            state.stop.wait = task
            // It may have been shortened meanwhile.
            return [deadline, state.limits.deadline].compactMap(\.self).min()
        }
        task.leave(at: end)
        let result = await task.result().result
        state.withLock { $0.stop.wait = nil }
        if case .failure(is _LimitedTask.LeftBehind) = result { leaveBehind() }
    }

    /// Ends waiting for the work under way, and notes it as failed.
    private func leaveBehind() {
        let (work, slots) = change { state in
            defer { state.work = [:] }
            let (work, slots) = (state.orderedWork, state.makings)
            state.stop.ignoredSlots += slots
            return (work, slots)
        }
        let names = work.map(\.name)
        // A factory that throws is work, and fills a slot.
        let steps = names + slots.map(describe).filter { step in !names.contains { $0.name == step.name } }
        state.withLock { state in
            let error = LifecycleTimeoutError(hook: nil, limit: state.limits.time ?? .zero)
            state.stop.failures += steps.map { ($0, error) }
        }
    }
}

extension _Frame {
    /// Ends a build that failed: cancels the flights under way, and disposes of its instances, in reverse order.
    ///
    /// An opened component is stopped by its opener, which waits for flights until the deadline.
    package func _disposeOfBuild() async {
        if _knownLife?.isOpened == true { return }
        await _stopFlights()
        await _knownLife?.disposeOfBuild()
    }
}
