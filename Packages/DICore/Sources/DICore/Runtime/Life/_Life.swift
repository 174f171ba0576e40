// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The record of a built component: its instances that have hooks, and the phase of its life.
///
/// Instances are noted in the order of making, each after its direct needs. Starting follows it; stopping and disposing
/// go the other way, and follow deferred needs, too. A component that is built, and never opened, only disposes.
package final class _Life: @unchecked Sendable {
    // Proof of @unchecked Sendable: `older` and `younger` are guarded by the lock of the record above, and the rest is constant.

    struct State: ~Copyable {
        /// The youngest of the instances to dispose of, which links to the next one.
        var last: RecordedInstance?
        /// Whether one has `onStart` or `running`.
        var hasStarts: Bool = false
        /// The frame, kept while the component is open.
        var frame: KeptFrame?
        var limits: _LifeLimits = _LifeLimits()
        /// The work under way, by the order in which it began.
        var work: [ObjectIdentifier: (number: Int, work: any Work)] = [:]
        var nextWork: Int = 0
        var start: Start = Start()
        var running: Running = Running()
        var stop: Stop = Stop()
        /// The record that this one is a child of.
        var parent: _Life?
        /// The youngest of the open components below.
        var youngest: _Life?
        /// All tasks that wait for a change; resumed with true, they check the state again.
        var waiters: [UnsafeContinuation<Bool, Never>] = []
    }

    /// A frame in a lock.
    struct KeptFrame: @unchecked Sendable {
        // Proof of @unchecked Sendable: a frame publishes through atomics only.
        let frame: _Frame
    }

    typealias Failure = (step: Diagnostic.Step, error: any Error)

    let state: OrderedMutex<State> = OrderedMutex(State())
    /// Written in the lock, by `enter`, and read anywhere.
    private let phaseNumber: Atomic<UInt8> = Atomic(Phase.built.rawValue)
    /// Whether an instance has a `running` function.
    let hasRunners: Atomic<Bool> = Atomic(false)
    /// Names the binding of a slot.
    let describe: @Sendable (Int) -> Diagnostic.Step
    let order: _StopOrder
    /// The neighbours of this one among its parent's open components.
    // Proof of @exclusivity(unchecked): the lock of the record above is held, and no access runs client code.
    @exclusivity(unchecked) var older: _Life?
    @exclusivity(unchecked) var younger: _Life?

    init(_ order: _StopOrder = .none, _ describe: @escaping @Sendable (Int) -> Diagnostic.Step) {
        self.describe = describe
        self.order = order
    }

    /// The frame of the component while it is open.
    package var _frame: _Frame? { state.withLock { $0.frame }?.frame }
}

// MARK: - Phases

extension _Life {
    /// The phases of a component, in their order. One that is only built stays in the first; none is entered twice.
    enum Phase: UInt8 {
        /// Built: of all hooks, only `onDispose` will be called.
        case built
        /// Under construction for `run` or `open`, or calling `onStart`.
        case starting
        /// Started.
        case running
        /// Nothing new is made. The work under way ends, then the components below, then the instances.
        case stopping
        /// Everything is stopped. Instances are disposed of.
        case disposing
        /// Everything is disposed of. The frame is released.
        case released
    }

    /// The current phase.
    var phase: Phase { Phase(rawValue: phaseNumber.load(ordering: .acquiring)) ?? .built }

    /// Enters a phase, unless the component has reached it. The caller holds the lock.
    @discardableResult
    func enter(_ next: Phase) -> Bool {
        guard phaseNumber.load(ordering: .relaxed) < next.rawValue else { return false }
        phaseNumber.store(next.rawValue, ordering: .releasing)
        return true
    }

    /// Whether the component is opened, or about to be, rather than only built.
    var isOpened: Bool { phaseNumber.load(ordering: .acquiring) != Phase.built.rawValue }

    /// Whether the stop has begun.
    package var _isStopping: Bool { phaseNumber.load(ordering: .acquiring) >= Phase.stopping.rawValue }

    /// Whether everything is disposed of.
    var isReleased: Bool { phaseNumber.load(ordering: .acquiring) == Phase.released.rawValue }

    /// Changes the state, and has all waiters check it again.
    func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        let (result, waiters) = state.withLock { state in
            let result = body(&state)
            defer { state.waiters = [] }
            return (result, state.waiters)
        }
        for waiter in waiters { waiter.resume(returning: true) }
        return result
    }
}

// MARK: - Components below

extension _Life {
    /// Adopts a component as a child, which stops first. Returns false if the stop has begun.
    func adopt(_ child: _Life) -> Bool {
        state.withLock { state in
            guard !_isStopping else { return false }
            child.older = state.youngest
            state.youngest?.younger = child
            state.youngest = child
            return true
        }
    }

    /// Removes a child, if it is one.
    func remove(_ child: _Life) {
        state.withLock { state in
            child.older?.younger = child.younger
            if let younger = child.younger {
                younger.older = child.older
            } else if state.youngest === child {
                state.youngest = child.older
            }
            (child.older, child.younger) = (nil, nil)
        }
    }
}
