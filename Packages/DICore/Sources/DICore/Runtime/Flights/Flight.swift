// SPDX-License-Identifier: Apache-2.0

/// One run of a factory that throws or awaits, for any number of tasks that wait for its instance: a task in a slot.
///
/// A waiter that is cancelled leaves the others and the run alone. A run ends by itself, or is cancelled by the stop of
/// its component or by a failed build. The idea comes from Go's singleflight.
///
/// A flight is in its slot from its start to its end. Until then, and no longer, it keeps its frame. The flight of an instance
/// that no slot keeps is in no slot, or leaves it with its end; it hands its instance to the waiters.
///
/// In an open component a stop ends it: waiters throw immediately, and the run is cancelled and awaited.
final class Flight: TaskConstruction, Work, @unchecked Sendable {
    // Proof of @unchecked Sendable: as for the superclass.

    private struct State: ~Copyable {
        /// The binding and the frame for the task, and the record of the open component whose stop waits for the run.
        var cargo: (fallible: _AnyFallible, frame: _Life.KeptFrame, life: _Life?)?
        var task: Task<Void, Never>?
        var waiters: [Waiter] = []
        /// Whether it takes no more waiters: it is over, or its component is stopping.
        var isClosed: Bool = false
        /// The identity of the running task.
        var runner: Int?

        /// Takes no more waiters, and returns the present ones.
        mutating func close() -> [Waiter] {
            isClosed = true
            defer { waiters = [] }
            return waiters
        }
    }

    private let state: OrderedMutex<State>
    private let component: Any.Type

    /// Makes a flight, which is to be started. One in no slot belongs to the task that waits for it, which makes `outer`.
    init(of fallible: _AnyFallible, in frame: _Frame, _ life: _Life?, outer: TaskConstruction? = nil) {
        state = OrderedMutex(State(cargo: (fallible, _Life.KeptFrame(frame: frame), life)))
        component = frame._component
        super.init(fallible.step, in: frame, outer: outer)
    }

    /// Whether the current task is the one that runs the factory, rather than one that it has started.
    var isCurrentTask: Bool {
        let current = withUnsafeCurrentTask { $0?.hashValue }
        return state.withLock { $0.runner } == current
    }

    var name: Diagnostic.Step { step.describe() }

    /// Starts the run: with the task-local values of the current task if that is `isInside`, otherwise with none. One
    /// `ofBuild` is cancelled before it begins if another one has failed.
    func start(for waiter: Waiter, isInside: Bool, ofBuild: Bool = false) {
        let run: @Sendable () async -> Void = {
            let (waiters, result, product) = await self.run()
            // The frame may be gone by now: waiters find no trace of the run.
            for waiter in waiters { waiter.noteEnd(result, product) }
        }
        // Within the lock, which the run needs to begin.
        state.withLock { state in
            state.waiters = [waiter]
            state.task = isInside ? _startTask(run) : _startDetachedTask(Task.currentPriority, run)
            if ofBuild, waiter.cancelsOnFailure(self) { state.task?.cancel() }
        }
    }

    /// Suspends until the run has ended and is out of its slot. Cancellation does not reach it.
    func ends() async {
        await state.withLock { $0.task }?.value
    }

    /// Adds a waiter; false if the run is over, or its component is stopping.
    func add(_ waiter: Waiter) -> Bool {
        state.withLock { state in
            guard !state.isClosed else { return false }
            state.waiters.append(waiter)
            return true
        }
    }

    /// Cancels the run.
    func cancel() {
        state.withLock { $0.task }?.cancel()
    }

    /// Ends all waiting because the component is stopping, and cancels the run.
    func stop() {
        let waiters = state.withLock { $0.close() }
        cancel()
        for waiter in waiters { waiter.fail(ClosedComponentError(instance: step.describe().name, of: component)) }
    }

    /// Makes the instance, and releases the frame. Returns the waiters, the outcome, and the instance if no slot keeps it.
    private func run() async -> ([Waiter], Result<Void, any Error>, OwnedInstance?) {
        let runner = withUnsafeCurrentTask { $0?.hashValue }
        let cargo = state.withLock { state in
            state.runner = runner
            return state.cargo.take()
        }
        guard let cargo else { return ([], .success(()), nil) }
        var product: OwnedInstance?
        let result: Result<Void, any Error>
        do {
            try Task.checkCancellation()
            product = try await TaskConstruction.$current.withValue(self) {
                try await cargo.fallible.makeInFlight(in: cargo.frame.frame)
            }
            result = .success(())
        } catch {
            result = .failure(error)
            for waiter in state.withLock({ $0.waiters }) { waiter.beginFailure() }
        }
        end()
        let waiters = state.withLock { $0.close() }
        if cargo.fallible.flightSlot >= 0 { cargo.frame.frame._removeFlight(self, from: cargo.fallible.flightSlot) }
        cargo.life?.end(self)
        return (waiters, result, product)
    }
}
