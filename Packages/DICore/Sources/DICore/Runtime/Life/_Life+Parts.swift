// SPDX-License-Identifier: Apache-2.0

// The parts of the state, apart from asynchronous functions: every program keeps types, and with them all data of their file.
extension _Life {
    /// A start, and the task that calls its hooks.
    struct Start: ~Copyable {
        /// Whether the component is being built to be opened, or started, even if its stop has begun.
        var isUnderWay: Bool = false
        /// Whether starting has ever begun.
        var hasBegun: Bool = false
        var task: _LimitedTask?
        /// The instance whose hook is being called.
        var instance: RecordedInstance?
    }

    /// The functions that run while the component does.
    struct Running: ~Copyable {
        /// The first end of one of them, if that came before the stop, and the slot of its instance.
        var ended: (error: any Error, slot: Int)?
        /// Whether it has been returned to a caller.
        var isTold: Bool = false
        /// Cancels the body of the component.
        var cancelBody: (@Sendable () -> Void)?
    }

    /// A stop under way, and its result.
    struct Stop: ~Copyable {
        /// The task of the hook that was called last, if that has suspended.
        var task: _LimitedTask?
        /// The wait for work under way.
        var wait: _LimitedTask?
        /// The slots of factories that were left behind.
        var ignoredSlots: [Int] = []
        var outcome: ComponentOutcome = .cancelled
        /// The error that `_Result` returns for work that returned.
        var endError: (any Error)?
        var failures: [Failure] = []
        var isOver: Bool = false
        var result: _Result {
            _Result(failure: failures.isEmpty ? nil : StopError(failures: failures), endError: endError)
        }

        /// Notes the failure of a hook. After an `onEnd` that failed, the outcome is its error.
        mutating func note(_ failure: Failure, of hook: LifecycleHook) {
            failures.append(failure)
            guard hook == .onEnd, case .returned = outcome else { return }
            outcome = .threw(failure.error)
            endError = failure.error
        }
    }

    /// Whether the current task runs a hook of a stop, or was started by one.
    ///
    /// Set only if instances can be made that throw or await, since nothing else reads it.
    @TaskLocal static var isStopping: Bool = false

    /// The result of a stop.
    package struct _Result {
        /// The failures of hooks, and of work that was left behind.
        package let failure: StopError?
        /// The error of work that returned, if an `onEnd` has failed since, or was called with `cancelled`.
        package let endError: (any Error)?
    }

    /// The part of a stop that comes next.
    enum Next {
        /// A thread is making an instance, which may need the remaining ones.
        case wait
        case stop(RecordedInstance)
        case dispose(RecordedInstance)
        case release(_Life?, KeptFrame?)
    }
}
