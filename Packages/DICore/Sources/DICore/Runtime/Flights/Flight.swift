// SPDX-License-Identifier: Apache-2.0

/// One run of a factory that throws or awaits, for any number of tasks that wait for its instance.
///
/// The run has its own task, which inherits priority and task-local values from the task that asked first. A task
/// that is cancelled leaves the flight; when no task waits, the run is cancelled. A later request gets its own,
/// which begins when the cancelled one has ended, so that a factory never runs twice at the same time. The idea is
/// that of Go's singleflight.
///
/// A flight is in its slot from its start to its end. Until then, and no longer, it keeps its frame. The flight of an instance
/// that no slot keeps is in no slot, or leaves it with its end; it hands its instance to the waiting tasks.
///
/// In an open component a stop ends it: waiting tasks throw immediately, and the run is cancelled and awaited.
final class Flight: TaskConstruction, Work, @unchecked Sendable {
    // Proof of @unchecked Sendable: as for the superclass.

    /// The binding and the frame on their way into the task.
    private struct Cargo: @unchecked Sendable {
        // Proof of @unchecked Sendable: a frame publishes through atomics only.
        let fallible: _AnyFallible
        let frame: _Frame
        /// The record of the open component that waits for the run when it closes.
        let life: _Life?
    }

    private struct State: ~Copyable {
        var cargo: Cargo?
        var task: Task<Void, Never>?
        var priority: TaskPriority
        var waiters: [Waiter] = []
        /// The number of waiters that have not left.
        var interested: Int = 0
        var isCancelled: Bool = false
        var isOver: Bool = false
        /// The instance, if no slot keeps it.
        var product: OwnedInstance?
        /// Tasks that go on after the end.
        var successors: [UnsafeContinuation<Void, Never>] = []
        /// The identity of the running task.
        var runner: Int?
        /// Whether the flight has been removed from its slot.
        var isGone: Bool = false

        /// Ends the flight, and returns its waiters.
        mutating func finish(_ product: OwnedInstance?) -> [Waiter] {
            isOver = true
            self.product = product
            task = nil
            defer { waiters = [] }
            return waiters
        }

        /// Leaves the slot, and returns the tasks that go on.
        mutating func leave() -> [UnsafeContinuation<Void, Never>] {
            isGone = true
            defer { successors = [] }
            return successors
        }
    }

    /// The number of waiters from which on those that have left are removed from the list.
    private static let usualCount: Int = 16

    private let state: OrderedMutex<State>
    private let component: Any.Type

    /// Makes a flight, which is to be started. One in no slot belongs to the task that waits for it, which makes `outer`.
    init(of fallible: _AnyFallible, in frame: _Frame, _ life: _Life?, outer: TaskConstruction? = nil) {
        let cargo = Cargo(fallible: fallible, frame: frame, life: life)
        state = OrderedMutex(State(cargo: cargo, priority: Task.currentPriority))
        component = frame._component
        super.init(fallible.step, in: frame, outer: outer)
    }

    override var isFlight: Bool { true }

    /// Whether the current task is the one that runs the factory, rather than one that it has started.
    var isCurrentTask: Bool {
        let current = withUnsafeCurrentTask { $0?.hashValue }
        return state.withLock { $0.runner } == current
    }

    var name: Diagnostic.Step { step.describe() }

    /// Starts the run, after the end of a cancelled one, in a context or that of the current task.
    func start(after previous: Flight?, for waiter: Waiter, in context: ContextKeeper?) {
        state.withLock { state in
            state.waiters = [waiter]
            state.interested = 1
        }
        if let previous { FlightGraph.enter(self, after: previous) }
        guard let context else { return startTask(after: previous) }
        context.run { self.startTask(after: previous, isHere: false) }
    }

    private func startTask(after previous: Flight?, isHere: Bool = true) {
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

    /// The instance of a flight that has succeeded, if no slot keeps it; the caller, one of the waiters, owns the word.
    ///
    /// The last one has it for itself, so that an instance which is shared weakly lives no longer than it is held.
    func takeProduct() -> UInt? {
        let product = state.withLock { state -> OwnedInstance? in
            state.interested -= 1
            return state.interested > 0 ? state.product : state.product.take()
        }
        return product?.retained()
    }

    /// Adds a waiter; false if the run was cancelled or is over.
    func add(_ waiter: Waiter) -> Bool {
        state.withLock { state in
            guard !state.isCancelled, !state.isOver else { return false }
            state.waiters.append(waiter)
            state.interested += 1
            return true
        }
    }

    /// Notes that a waiter no longer waits; cancels the run if it was the last one.
    func leave(_ waiter: Waiter) {
        let abandoned = state.withLock { state -> Task<Void, Never>? in
            guard !state.isOver, !state.isCancelled else { return nil }
            state.interested -= 1
            if state.waiters.count >= Self.usualCount, state.interested < state.waiters.count / 2 {
                state.waiters.removeAll(where: \.isOver)
            }
            guard state.interested == 0 else { return nil }
            state.isCancelled = true
            return state.task
        }
        abandoned?.cancel()
    }

    /// Raises the priority of the run to that of a task that waits for it.
    func escalate(to priority: TaskPriority) {
        #if compiler(>=6.2)
        guard #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) else { return }
        let escalated = state.withLock { state -> Task<Void, Never>? in
            guard priority > state.priority else { return nil }
            state.priority = priority
            return state.task
        }
        escalated?.escalatePriority(to: priority)
        #endif
    }

    /// Ends all waiting because the component is stopping, and cancels the run.
    func stop() {
        let (waiters, task) = state.withLock { state -> ([Waiter], Task<Void, Never>?) in
            guard !state.isOver else { return ([], nil) }
            state.isCancelled = true
            defer { state.waiters = [] }
            return (state.waiters, state.task)
        }
        task?.cancel()
        let error = ClosedComponentError(instance: step.describe().name, of: component)
        for waiter in waiters { waiter.giveUp(error) }
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
