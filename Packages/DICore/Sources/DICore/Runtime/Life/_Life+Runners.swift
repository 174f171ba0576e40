// SPDX-License-Identifier: Apache-2.0

// Apart from the type, so that the linker drops what a program doesn't call: Documentation/Decisions/0023-size.md.
extension _Life {
    /// Calls the function of an instance that runs, if it has one, without waiting for it.
    func run(_ instance: RecordedInstance, in component: Any.Type) throws {
        guard let run = instance.hooks.functions.run else { return }
        let call = HookCall(.running, limit: nil) { [self] in
            do { try await run(instance) } catch {
                end(instance, with: error)
                throw error
            }
            end(instance, with: nil)
        }
        let isBegun = state.withLock { _ in
            guard !isClosing else { return false }
            instance.runner = call
            return true
        }
        guard isBegun else { throw ClosedComponentError(_component: component) }
        call.start()
    }

    /// Waits for the end of a function that runs, for the stop, or for the cancellation of the task.
    package func _running(isolation: isolated (any Actor)? = #isolation) async -> RunningEndedError? {
        let key = RunningWait()
        await withTaskCancellationHandler {
            await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
                let isOver = state.withLock { state in
                    if Task.isCancelled || isClosing || state.running.ended != nil { return true }
                    state.running.add(waiter, of: ObjectIdentifier(key))
                    return false
                }
                if isOver { waiter.resume() }
            }
        } onCancel: {
            state.withLock { $0.running.remove(ObjectIdentifier(key)) }?.resume()
        }
        return _ended
    }

    /// Waits for the end of a function that runs, which the `onStop` of its instance has asked for, or else cancels it. At its
    /// limit it is cancelled, then left behind. Throws its error; that of a cancellation is none.
    func endRunning(_ instance: RecordedInstance) async throws {
        guard let call = state.withLock({ _ in instance.runner.take() }) else { return }
        if instance.hooks.functions.stop == nil { call.cancel() }
        let limits = state.withLock { $0.limits }
        do {
            try await call.value(limit: limits.next) { limits.grace }
        } catch is CancellationError {}
    }
}
