// SPDX-License-Identifier: Apache-2.0

/// The task-local values of the task or thread that built a component, for flights that are requested later.
///
/// A task's values can be inherited from within it only, so a task that was started by the build sleeps until the frame ends.
/// Frames own the keeper, and the task doesn't know the frame.
final class ContextKeeper: Sendable {
    private let sleeper: Sleeper = Sleeper()

    /// Keeps the values of the current task, or of the current thread.
    init() {
        // A factory that builds a component waits for the build only: its making has nothing to do with later requests.
        TaskConstruction.$current.withValue(nil) { sleeper.start() }
    }

    deinit {
        sleeper.end()
    }

    /// Runs a job, such as one that starts a task, among the kept values.
    func run(_ job: @escaping @Sendable () -> Void) {
        sleeper.submit(job)
    }
}

/// The task of a keeper, and its jobs.
private final class Sleeper: Sendable {
    private struct State: ~Copyable {
        var jobs: [@Sendable () -> Void] = []
        var continuation: UnsafeContinuation<Void, Never>?
        var isOver: Bool = false
    }

    private let state: OrderedMutex<State> = OrderedMutex(State())

    /// Starts the task, whose priority is that of no request: all that it does is to start others, with their own.
    func start() {
        Task.startingHere(priority: .high) { await self.work() }
    }

    func submit(_ job: @escaping @Sendable () -> Void) {
        wake { $0.jobs.append(job) }
    }

    func end() {
        wake { $0.isOver = true }
    }

    private func wake(_ change: @Sendable (inout State) -> Void) {
        let continuation = state.withLock { state in
            change(&state)
            return state.continuation.take()
        }
        continuation?.resume()
    }

    private func work() async {
        while true {
            let (jobs, isOver) = state.withLock { state in
                defer { state.jobs = [] }
                return (state.jobs, state.isOver)
            }
            for job in jobs { job() }
            if jobs.isEmpty {
                if isOver { return }
                await sleep()
            }
        }
    }

    /// Suspends until there are jobs, or until the end.
    private func sleep() async {
        await withUnsafeContinuation { continuation in
            let isAwake = state.withLock { state in
                if !state.jobs.isEmpty || state.isOver { return true }
                state.continuation = continuation
                return false
            }
            if isAwake { continuation.resume() }
        }
    }
}

extension _Frame {
    /// The keeper of the frame's context; nil if nothing can be requested later that awaits.
    var _context: ContextKeeper? {
        // Proof of Unmanaged: a layout belongs to the plan, which the outermost frame owns and this one reaches.
        let slot = _layout._withUnsafeGuaranteedRef { $0.contextSlot }
        guard slot >= 0, _Slot.isInstance(_word(slot)) else { return nil }
        return _unpack(_word(slot), as: ContextKeeper.self)
    }
}

extension _AnyNode {
    /// Returns a node that keeps the context of the build in a slot, to be made before all others.
    package static func _keepingContext(in slot: Int) -> _AnyNode {
        _Node<AnyObject>(slot: slot) { frame in
            let seen = frame._word(slot)
            return _unpack(
                _Slot.isInstance(seen) ? seen : frame._once(slot) { _pack(ContextKeeper()) }, as: ContextKeeper.self)
        }
    }
}
