// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// A closing under way, and its result.
    ///
    /// One task stops everything. If a hook is late, the task is cancelled and left behind with it, and the next one takes its
    /// turn.
    struct Stop: ~Copyable {
        /// Whether nothing is to be ended before: nothing below is open, and nothing is under way.
        var isLast: Bool = false
        var turn: Int = 0
        /// The task that stops.
        var task: Task<Void, Never>?
        /// The highest priority of those that wait, as a number, whose size is known; nil if it is that of the first.
        var priority: UInt8?
        var isDisposing: Bool = false
        /// The slots of factories that were left behind.
        var ignoredSlots: [Int] = []
        /// The hook that was called last, and its instance.
        var call: Call?
        /// The time that this hook has, if there is a limit.
        var limit: Duration?
        var outcome: ComponentOutcome = .cancelled
        /// The first error of an `onEnd` after the work had returned.
        var endError: (any Error)?
        /// Rings when that hook is late; armed if it has suspended.
        var alarm: Alarm?
        /// Resumed with true if a hook is late, and with false at the end.
        var stopper: UnsafeContinuation<Bool, Never>?
        /// All others that wait for the end.
        var waiters: [UnsafeContinuation<Void, Never>] = []
        var failures: [(step: Diagnostic.Step, error: any Error)] = []
        var result: StopError?

        /// Whether the hook that was called last was the last one of its instance.
        var isBetweenInstances: Bool { call.flatMap { $0.instance.hooks.stopping(after: $0.hook) } == nil }

        /// Notes the failure of the hook that was called. What ends after an `onEnd` that failed belongs to work that failed.
        mutating func end(with failure: Failure?) {
            guard let failure else { return }
            failures.append(failure)
            guard call?.hook == .onEnd, case .returned = outcome else { return }
            outcome = .threw(failure.error)
            endError = failure.error
        }
    }

    typealias Failure = (step: Diagnostic.Step, error: any Error)
    typealias Call = (instance: RecordedInstance, hook: BindingGraph.Hook)

    /// The part of a stop that comes next.
    enum Next {
        case call(Call, ComponentOutcome, isSpent: Bool)
        case dispose(RecordedInstance)
        /// A thread makes an instance, which may need those that are left.
        case wait
        case letGo
        /// Another task took over.
        case nothing
    }
}
