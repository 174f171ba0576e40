// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// An observer that measures the constructions of a start: their times, requesters and threads.
///
/// ```swift
/// let profile = StartProfile()
/// let factory = try ComponentFactory.of(ShopComponent.self, GraphOptions(observers: [profile]))
/// let shop = factory.build()
/// print(profile.report)
/// ```
///
/// It keeps a row for each instance. Use it for a start, and not for the life of a server.
public final class StartProfile: GraphObserver {
    /// One instance that was made.
    public struct Row: Sendable, Identifiable {
        /// The position among all rows, in the order in which they began.
        public let id: Int
        /// The binding.
        public let binding: BindingInfo
        /// The row of its requester; nil for a build, or another request from outside.
        public let askedBy: Int?
        /// The time at which it began, from the start of the profile.
        public let begin: Duration
        /// The time at which it ended; nil if it failed, or isn't complete.
        public internal(set) var end: Duration?
        /// The number of the thread on which it began, in the order of appearance.
        public let thread: Int
    }

    private struct State: Sendable {
        var rows: [Row] = []
        var threads: [UInt] = []
        var graphs: [BindingGraph] = []
    }

    /// The innermost row that is being made in this task, or on this thread, for each of several profiles.
    @TaskLocal private static var current: [ObjectIdentifier: Int] = [:]

    private let state: Mutex<State> = Mutex(State())
    private let clock: @Sendable () -> Duration
    private let thread: @Sendable () -> UInt

    /// Begins a profile now.
    public convenience init() {
        let start = ContinuousClock.now
        self.init(clock: { ContinuousClock.now - start }, thread: { _currentThread() })
    }

    /// Begins a profile with another clock and other threads, for tests.
    init(clock: @escaping @Sendable () -> Duration, thread: @escaping @Sendable () -> UInt) {
        (self.clock, self.thread) = (clock, thread)
    }

    /// The instances so far, in the order in which their constructions began.
    public var rows: [Row] { state.withLock { $0.rows } }

    /// The planned graphs, whose edges connect the instances with their dependencies.
    var graphs: [BindingGraph] { state.withLock { $0.graphs } }

    /// Measures the making of an instance.
    public func making<R>(_ binding: BindingInfo, _ make: () throws -> R) rethrows -> R {
        let row = begin(binding)
        let made = try Self.$current.withValue(current(row), operation: make)
        end(row)
        return made
    }

    /// Measures the making of an instance by an async function.
    public func making<R>(
        _ binding: BindingInfo, isolation: isolated (any Actor)?, _ make: () async throws -> R
    ) async rethrows -> R {
        let row = begin(binding)
        let made = try await Self.$current.withValue(current(row), operation: make, isolation: isolation)
        end(row)
        return made
    }

    /// Collects the planned graphs.
    public func observed(_ event: GraphEvent) {
        if let graph = event.graph { state.withLock { $0.graphs.append(graph) } }
    }

    private func current(_ row: Int) -> [ObjectIdentifier: Int] {
        Self.current.merging([ObjectIdentifier(self): row]) { $1 }
    }

    private func begin(_ binding: BindingInfo) -> Int {
        let (time, thread, askedBy) = (clock(), thread(), Self.current[ObjectIdentifier(self)])
        return state.withLock { state in
            let number = state.threads.firstIndex(of: thread) ?? state.threads.count
            if number == state.threads.count { state.threads.append(thread) }
            let row = Row(
                id: state.rows.count, binding: binding, askedBy: askedBy, begin: time, end: nil, thread: number + 1)
            state.rows.append(row)
            return row.id
        }
    }

    private func end(_ row: Int) {
        let time = clock()
        state.withLock { $0.rows[row].end = time }
    }
}
