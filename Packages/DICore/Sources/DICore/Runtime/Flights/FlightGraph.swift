// SPDX-License-Identifier: Apache-2.0

/// The graph of flights that wait for each other, in which a cycle could never end.
///
/// The lock is global, but only runs that are about to wait for another run, or have just waited, hold it.
/// ``WaitGraph`` is its counterpart for threads: a thread never waits for a task, so no cycle spans both.
enum FlightGraph {
    private struct Wait: Sendable {
        /// A flight, and the bindings made within its task, of which the last one waits.
        let makings: [TaskConstruction]
        let target: Flight
        let waiter: ObjectIdentifier
        /// The name of the last binding, if its factory has started the task that waits, or a task around it.
        let starter: _ConstructionStep?
    }

    private static let waits: OrderedMutex<[ObjectIdentifier: [Wait]]> = OrderedMutex([:])

    /// Notes that a run is about to wait for flights; throws with the closed path if it waits for itself.
    ///
    /// `makings` are the current task's, the outermost first. Without a flight among them, no task waits for the run.
    static func enter(
        _ makings: [TaskConstruction], waitFor targets: [Flight], by waiter: AnyObject
    ) throws(ConstructionError) {
        guard let flight = makings.first as? Flight else { return }
        let id = ObjectIdentifier(waiter)
        let isOwnTask = (makings.last { $0 is Flight } as? Flight)?.isCurrentTask != false
        let starter = isOwnTask ? nil : makings.last?.step
        let cycle: [Wait]? = waits.withLock { waits in
            let new = targets.map { Wait(makings: makings, target: $0, waiter: id, starter: starter) }
            var seen: Set<ObjectIdentifier> = []
            for wait in new {
                if let way = way(from: wait.target, to: flight, waits, &seen) { return [wait] + way }
            }
            waits[ObjectIdentifier(flight), default: []] += new
            return nil
        }
        guard let cycle else { return }
        throw TaskConstruction.closeCycle(
            cycle.flatMap(\.makings), tasks: cycle.count, starters: cycle.compactMap { $0.starter?.describe().name })
    }

    /// Notes that a run no longer waits.
    static func leave(_ makings: [TaskConstruction], by waiter: AnyObject) {
        guard let flight = makings.first as? Flight else { return }
        let (key, id) = (ObjectIdentifier(flight), ObjectIdentifier(waiter))
        waits.withLock { waits in
            waits[key]?.removeAll { $0.waiter == id }
            if waits[key]?.isEmpty == true { waits[key] = nil }
        }
    }

    /// The waits from one flight to another one, or nil. Depth first, through no flight twice.
    @_optimize(speed)
    private static func way(
        from start: Flight, to end: Flight, _ waits: [ObjectIdentifier: [Wait]], _ seen: inout Set<ObjectIdentifier>
    ) -> [Wait]? {
        if start === end { return [] }
        // Most flights wait for none.
        guard let next = waits[ObjectIdentifier(start)], seen.insert(ObjectIdentifier(start)).inserted else {
            return nil
        }
        for wait in next {
            if let rest = way(from: wait.target, to: end, waits, &seen) { return [wait] + rest }
        }
        return nil
    }
}
