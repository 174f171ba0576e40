// SPDX-License-Identifier: Apache-2.0

/// One run of a factory that throws or awaits, for any number of tasks that wait for its instance.
///
/// The run has a task of its own, which inherits priority and task-local values from the task that asked first. A task
/// that is cancelled leaves the flight; when nobody waits, the run is cancelled. A request after that gets a flight of its
/// own, which begins when the cancelled one has ended, so that a factory never runs twice at the same time. The idea is
/// that of Go's singleflight.
///
/// A flight is in its slot from its start to its end. Until then, and no longer, it keeps its frame.
final class Flight: Making, @unchecked Sendable {
    // Proof of @unchecked Sendable: as for the superclass.

    /// The binding and the frame on their way into the task.
    private struct Cargo: @unchecked Sendable {
        // Proof of @unchecked Sendable: a frame publishes through atomics only.
        let fallible: _AnyFallible
        let frame: _Frame
    }

    private struct State {
        var cargo: Cargo?
        var task: Task<Void, Never>?
        var priority: TaskPriority
        var waiters: [Waiter] = []
        /// The number of waiters that have not left.
        var interested: Int = 0
        var isCancelled: Bool = false
        var isOver: Bool = false

        /// Ends the flight, and returns who waits.
        mutating func finish() -> [Waiter] {
            isOver = true
            task = nil
            defer { waiters = [] }
            return waiters
        }
    }

    /// The number of waiters from which on those that have left are removed from the list.
    private static let usualCount: Int = 16

    private let state: OrderedMutex<State>

    /// Makes a flight, which is to be started.
    init(of fallible: _AnyFallible, in frame: _Frame) {
        state = OrderedMutex(State(cargo: Cargo(fallible: fallible, frame: frame), priority: Task.currentPriority))
        super.init(fallible.step, in: frame, outer: nil)
    }

    /// Starts the run, after the end of a cancelled one.
    func start(after previous: Flight?, for waiter: Waiter) {
        let previousEnd = previous?.running
        if let previous, previousEnd != nil { FlightGraph.enter(self, after: previous) }
        state.withLock { state in
            state.waiters = [waiter]
            state.interested = 1
            state.task = Task {
                if let previousEnd {
                    await previousEnd.value
                    FlightGraph.leave([self], by: self)
                }
                // The frame may be gone by then: those who wait find nothing of the run.
                for resumption in await self.run() { resumption.resume() }
            }
        }
    }

    /// The task, which ends with the run; nil after that.
    var running: Task<Void, Never>? {
        state.withLock { $0.task }
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
            guard !state.isOver else { return nil }
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

    /// Fills the slot, and returns the tasks to resume. Lets go of the frame.
    private func run() async -> [Waiter.Resumption] {
        guard let cargo = state.withLock({ state in state.cargo.take() }) else { return [] }
        let result: Result<Void, any Error>
        do {
            // Everybody may have left while a cancelled run came to its end.
            try Task.checkCancellation()
            try await Making.$current.withValue(self) {
                try await cargo.fallible.fillSlot(in: cargo.frame, as: self, isAlone: false)
            }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        end()
        let resumptions = state.withLock { $0.finish() }.compactMap { $0.noteEnd(result) }
        cargo.frame._removeFlight(self, from: cargo.fallible.flightSlot)
        return resumptions
    }
}
