// SPDX-License-Identifier: Apache-2.0

// Apart from the type, so that the linker drops what a program doesn't call: Documentation/Decisions/0023-size.md.
extension Flight {
    func startTask(after previous: Flight?, isHere: Bool = true) {
        state.withLock { state in
            let task = Task(priority: isHere ? nil : state.priority) {
                if let previous {
                    await previous.ended()
                    FlightGraph.leave([self], by: self)
                }
                // The frame may be gone by then: waiting tasks find no trace of the run.
                for resumption in await self.run() { resumption.resume() }
            }
            state.task = task
            // Within the lock, which the run needs to begin.
            if state.isCancelled { task.cancel() }
        }
    }

    /// Suspends until the run has ended and is out of its slot. Cancellation does not reach it.
    func ended() async {
        await withUnsafeContinuation { continuation in
            let isOver = state.withLock { state in
                if state.isGone { return true }
                state.successors.append(continuation)
                return false
            }
            if isOver { continuation.resume() }
        }
    }

    /// Makes the instance, and returns the tasks to resume. Lets go of the frame before anybody goes on.
    private func run() async -> [Waiter.Resumption] {
        let (resumptions, life) = await work()
        life?.end(self)
        for successor in state.withLock({ $0.leave() }) { successor.resume() }
        return resumptions
    }

    private func work() async -> ([Waiter.Resumption], _Life?) {
        let runner = withUnsafeCurrentTask { $0?.hashValue }
        let cargo = state.withLock { state in
            state.runner = runner
            return state.cargo.take()
        }
        guard let cargo else { return ([], nil) }
        var product: OwnedInstance?
        let result: Result<Void, any Error>
        do {
            // All that waited may have left while a cancelled run came to its end.
            try Task.checkCancellation()
            product = try await TaskConstruction.$current.withValue(self) {
                try await cargo.fallible.makeInFlight(in: cargo.frame)
            }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        end()
        let made = product
        let resumptions = state.withLock { $0.finish(made) }.compactMap { $0.noteEnd(result) }
        if cargo.fallible.flightSlot >= 0 { cargo.frame._removeFlight(self, from: cargo.fallible.flightSlot) }
        return (resumptions, cargo.life)
    }
}
