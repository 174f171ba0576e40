// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Notes work that a closing has to end before it stops anything. Returns false if it is too late.
    func begin(_ run: any Run) -> Bool {
        state.withLock { state in
            guard !isClosing else { return false }
            state.runs[ObjectIdentifier(run)] = (state.nextRun, run)
            state.nextRun += 1
            return true
        }
    }

    /// Notes that the work has ended.
    func end(_ run: any Run) {
        let (_, watcher) = state.withLock { state in
            let run = state.runs.removeValue(forKey: ObjectIdentifier(run))
            // Let go outside of the lock, since it may be the last reference.
            guard state.runs.isEmpty else { return (run, nil as UnsafeContinuation<Void, Never>?) }
            return (run, state.watcher.take())
        }
        watcher?.resume()
    }

    /// Cancels the work under way, and ends all waiting for it. There is no more of it once closing has begun.
    func cancelRuns() {
        for run in orderedRuns() { run.close() }
    }

    /// Waits for the work under way until a limit, and returns what is left behind then.
    func endRuns(limit: Duration?) async -> [(step: Diagnostic.Step, error: any Error)] {
        guard state.withLock({ !$0.runs.isEmpty }) else { return [] }
        do {
            try await HookCall(.onStop, limit: limit) { [self] in await runsEnd() }.run()
            return []
        } catch {
            return orderedRuns().map { ($0.name, StopError.RunTimeout(limit: limit ?? .zero)) }
        }
    }

    private func orderedRuns() -> [any Run] {
        state.withLock { $0.runs.values._sorted { $0.number < $1.number }.map(\.run) }
    }

    private func runsEnd() async {
        await withUnsafeContinuation { (watcher: UnsafeContinuation<Void, Never>) in
            let isOver = state.withLock { state in
                if !state.runs.isEmpty { state.watcher = watcher }
                return state.runs.isEmpty
            }
            if isOver { watcher.resume() }
        }
    }
}
