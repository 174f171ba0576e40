// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The record of a built component: its instances that have hooks, and how far its life has come.
///
/// Instances are noted in the order of making, each after what it needs directly. Starting follows it; stopping and disposing
/// go the other way, and follow deferred needs, too. A component that is built, and never opened, only disposes.
package final class _Life: @unchecked Sendable {
    // Proof of @unchecked Sendable: `older` and `younger` are guarded by the lock of the record above, and the rest is constant.

    /// The phases, in their order.
    enum Phase: UInt8 {
        /// Made by a build: hooks other than `onDispose` are not called.
        case built
        /// Under construction for `run` or `open`, or yet to be started.
        case opening
        /// Calling `onStart`.
        case starting
        /// Started.
        case open
        /// Closing, by the first caller.
        case closing
        /// Everything has been disposed of.
        case disposed
        /// Closed.
        case closed
    }

    struct State: ~Copyable {
        /// The youngest of the instances to dispose of, which names the next one.
        var last: RecordedInstance?
        /// The number of those that may have to be stopped.
        var stops: Int = 0
        /// Whether one has an `onStart`, or runs.
        var hasStarts: Bool = false
        /// Whether one runs.
        var hasRunners: Bool = false
        var running: Running = Running()
        /// The youngest of those that were made before starting began.
        var youngestToStart: RecordedInstance?
        /// The frame, kept while the component is open.
        var frame: KeptFrame?
        var limits: _StopLimits = _StopLimits()
        /// The runs under way, by the order in which they began.
        var runs: [ObjectIdentifier: (number: Int, run: any Run)] = [:]
        var nextRun: Int = 0
        /// Resumed when nothing is being made.
        var watcher: UnsafeContinuation<Void, Never>?
        /// Whether starting has ever begun.
        var wasStarted: Bool = false
        /// Whether the component is being built to be opened, or `onStart` hooks are being called, even if closing has begun.
        var isStarting: Bool = false
        /// The hook that is being called.
        var call: HookCall?
        /// Resumed when starting ends.
        var closer: UnsafeContinuation<Void, Never>?
        /// The record that this one is a child of.
        var parent: _Life?
        /// The youngest of the open components below.
        var youngest: _Life?
        var stop: Stop = Stop()
    }

    /// A frame in a lock.
    struct KeptFrame: @unchecked Sendable {
        // Proof of @unchecked Sendable: a frame publishes through atomics only.
        let frame: _Frame
    }

    let state: OrderedMutex<State> = OrderedMutex(State())
    /// Written in the lock, and read anywhere.
    private let phaseNumber: Atomic<UInt8> = Atomic(0)
    /// Names the binding of a slot.
    let describe: @Sendable (Int) -> Diagnostic.Step
    let order: _StopOrder
    /// The open components next to this one below the same.
    // Proof of @exclusivity(unchecked): the lock of the record above is held, and no access runs code of others.
    @exclusivity(unchecked) var older: _Life?
    @exclusivity(unchecked) var younger: _Life?

    init(_ order: _StopOrder = .none, _ describe: @escaping @Sendable (Int) -> Diagnostic.Step) {
        self.describe = describe
        self.order = order
    }

    /// Returns the record of a component that is to be opened, before its construction; it keeps the frame until the component
    /// is closed. A component that was made by hand has no frame.
    ///
    /// From now on the component above closes it first, whose closing cancels what it makes. Throws if that has begun.
    package static func _opening(
        _ frame: _Frame?, stop limits: _StopLimits, component: Any.Type
    ) throws(ClosedComponentError) -> _Life {
        let life = frame?._life ?? _Life { _ in Diagnostic.Step(name: "") }
        let (kept, outer) = (frame.map { KeptFrame(frame: $0) }, frame?._outerLife)
        life.state.withLock { state in
            life.phase = .opening
            state.frame = kept
            state.limits = limits
            state.isStarting = true
            state.parent = outer
        }
        if let outer, !outer.adopt(life) {
            // Let go outside of the lock, since it may be the last reference.
            _ = life.state.withLock { $0.frame.take() }
            throw ClosedComponentError(_component: component)
        }
        return life
    }

    /// The frame of the component while it is open.
    package var _frame: _Frame? { state.withLock { $0.frame }?.frame }

    /// How far the component has come.
    var phase: Phase {
        get { Phase(rawValue: phaseNumber.load(ordering: .acquiring)) ?? .built }
        set { phaseNumber.store(newValue.rawValue, ordering: .releasing) }
    }

    /// Whether the component is opened, or about to be, rather than only built.
    var isOpened: Bool { phase != .built }

    /// Whether closing has begun.
    var isClosing: Bool { phase.rawValue >= Phase.closing.rawValue }

    /// Whether everything has been disposed of.
    var isClosed: Bool { phase.rawValue >= Phase.disposed.rawValue }
}
