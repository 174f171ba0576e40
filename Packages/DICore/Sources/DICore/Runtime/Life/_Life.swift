// SPDX-License-Identifier: Apache-2.0

/// The record of a built component: its instances that have hooks, and how far its life has come.
///
/// Instances are noted in the order of making, each after what it needs directly. Starting follows it; stopping and disposing
/// go the other way, and follow deferred needs, too. A component that is built, and never opened, only disposes.
package final class _Life: Sendable {
    enum Phase {
        /// Made by a build: hooks other than `onDispose` are not called.
        case built
        /// Under construction for `run` or `open`, or yet to be started.
        case opening
        /// Calling `onStart`.
        case starting
        /// Started.
        case open
        /// Closing, or closed once the task has ended.
        case closing(Task<StopError?, Never>)
    }

    struct State: ~Copyable {
        var phase: Phase = .built
        /// The instances to dispose of, in the order of their creation.
        var noted: [RecordedInstance] = []
        /// Those with `onStop`, in the order of making.
        var stoppable: [RecordedInstance] = []
        /// The frame, kept while the component is open.
        var frame: KeptFrame?
        var stopLimit: Duration?
        /// The runs under way, by the order in which they began.
        var runs: [ObjectIdentifier: (number: Int, run: any Run)] = [:]
        var nextRun: Int = 0
        /// Resumed when nothing is being made.
        var watcher: CheckedContinuation<Void, Never>?
        /// Whether starting has ever begun.
        var wasStarted: Bool = false
        /// Whether everything has been disposed of.
        var isClosed: Bool = false
        /// Whether the component is being built to be opened, or `onStart` hooks are being called, even if closing has begun.
        var isStarting: Bool = false
        /// The hook that is being called.
        var call: HookCall?
        /// Resumed when starting ends.
        var closer: CheckedContinuation<Void, Never>?
        /// The record that this one is a child of, and its number there.
        var parent: (life: _Life, number: Int)?
        /// The open components below, by their numbers, which rise in the order of opening.
        var children: [Int: _Life] = [:]
        var nextChild: Int = 0
    }

    /// A frame in a lock.
    struct KeptFrame: @unchecked Sendable {
        // Proof of @unchecked Sendable: a frame publishes through atomics only.
        let frame: _Frame
    }

    let state: OrderedMutex<State> = OrderedMutex(State())
    /// Names the binding of a slot.
    let describe: @Sendable (Int) -> Diagnostic.Step
    let order: _StopOrder

    init(_ order: _StopOrder = .none, _ describe: @escaping @Sendable (Int) -> Diagnostic.Step) {
        self.describe = describe
        self.order = order
    }

    /// Returns the record of a component that is to be opened, before its construction; it keeps the frame until the component
    /// is closed. A component that was made by hand has no frame.
    ///
    /// From now on the component above closes it first, whose closing cancels what it makes. Throws if that has begun.
    package static func _opening(
        _ frame: _Frame?, stopTimeout: Duration?, component: Any.Type
    ) throws(ClosedComponentError) -> _Life {
        let life = frame?._life ?? _Life { _ in Diagnostic.Step(name: "") }
        let kept = frame.map { KeptFrame(frame: $0) }
        life.state.withLock { state in
            state.phase = .opening
            state.frame = kept
            state.stopLimit = stopTimeout
            state.isStarting = true
        }
        if let outer = frame?._outerLife, !outer.adopt(life) {
            life.leave()
            throw ClosedComponentError(_component: component)
        }
        return life
    }

    /// The frame of the component while it is open.
    package var _frame: _Frame? { state.withLock { $0.frame }?.frame }

    /// Notes an instance. One that is made when starting has begun is not started, but stopped.
    ///
    /// One that may keep the frame is not noted after the end: the record would keep both.
    func note(_ instance: RecordedInstance, isGuarded: Bool) {
        state.withLock { state in
            if isGuarded, state.isClosed { return }
            state.noted.append(instance)
            guard instance.hooks.stop != nil else { return }
            instance.isStopDue = state.wasStarted
            state.stoppable.append(instance)
        }
    }
}

extension _Life.Phase {
    /// Whether closing has begun.
    var isClosing: Bool {
        if case .closing = self { true } else { false }
    }
}

extension _Life {
    /// Whether the component is opened, or about to be, rather than only built.
    var isOpened: Bool {
        state.withLock { state in
            if case .built = state.phase { false } else { true }
        }
    }

    /// Whether everything has been disposed of.
    var isClosed: Bool {
        state.withLock { $0.isClosed }
    }

    /// Whether closing has begun.
    var isClosing: Bool {
        state.withLock { $0.phase.isClosing }
    }
}
