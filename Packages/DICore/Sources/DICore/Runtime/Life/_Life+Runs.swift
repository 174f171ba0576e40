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

    /// Waits for the work under way, and for threads that make shared instances, until a limit. Returns what is left behind
    /// then.
    func endRuns(limit: Duration?) async -> [Failure] {
        guard state.withLock({ !$0.runs.isEmpty || $0.isMaking }) else { return [] }
        do {
            try await HookCall(.onStop, limit: limit) { [self] in
                await runsEnd()
                await makingsEnd()
            }.run()
            return []
        } catch {
            return leaveBehind().map { ($0, StopError.RunTimeout(limit: limit ?? .zero)) }
        }
    }

    /// Ends waiting for the work under way, and names it.
    private func leaveBehind() -> [Diagnostic.Step] {
        let (runs, slots, watcher) = state.withLock { state in
            let (runs, slots) = (state.orderedRuns, state.makings)
            state.runs = [:]
            state.stop.ignoredSlots += slots
            return (runs, slots, state.watcher.take())
        }
        watcher?.resume()
        let names = runs.map(\.name)
        // A factory that throws is a run, and fills a slot.
        return names + slots.map(describe).filter { step in !names.contains { $0.name == step.name } }
    }

    private func orderedRuns() -> [any Run] {
        state.withLock { $0.orderedRuns }
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

    /// Waits until no thread makes a shared instance.
    ///
    /// Looks again and again, since a thread that makes something resumes nobody: that would cost each making.
    private func makingsEnd() async {
        var pause = Duration.milliseconds(1)
        while !Task.isCancelled, state.withLock({ $0.isMaking }) {
            await withUnsafeContinuation { (waiter: UnsafeContinuation<Void, Never>) in
                _ = Alarm(after: pause) { _ in waiter.resume() }
            }
            pause = min(pause * 2, .milliseconds(16))
        }
    }
}

extension _Life.State {
    var orderedRuns: [any Run] { runs.values._sorted { $0.number < $1.number }.map(\.run) }

    /// The slots that threads are filling, without those that the stop waits for no longer.
    var makings: [Int] { frame?.frame._slotsBeingMade.filter { !stop.ignoredSlots.contains($0) } ?? [] }

    var isMaking: Bool { !makings.isEmpty }
}
