// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A binding that a task is making, known to its factory and to the tasks that the factory starts.
///
/// It is a task-local value, so that a factory which asks for itself is recognised over any number of tasks. Detached
/// tasks lose it. A task that outlives the factory keeps it, but no longer belongs to it.
class Making: @unchecked Sendable {
    // Proof of @unchecked Sendable: every stored property of this class and of its one subclass is a `let` of a Sendable
    // type.

    /// The innermost binding that the current task is making.
    @TaskLocal static var current: Making?

    private static let lastCycle: Atomic<Int> = Atomic(0)

    let step: _ConstructionStep
    /// The frame in which the binding is made; valid until it is over.
    private let frame: ObjectIdentifier
    /// The binding whose factory asked for this one in its own task; a flight belongs to nobody's.
    private let outer: Making?
    private let isOver: Atomic<Bool> = Atomic(false)
    /// The number of the last cycle that this is on, or 0.
    private let cycle: Atomic<Int> = Atomic(0)

    init(_ step: _ConstructionStep, in frame: _Frame, outer: Making?) {
        self.step = step
        self.frame = ObjectIdentifier(frame)
        self.outer = outer
    }

    /// The bindings that the current task is making and could wait for, the outermost first: a flight, and those that
    /// are made within its task.
    static var open: [Making] {
        var makings: [Making] = []
        var next = current
        while let making = next, !making.isOver.load(ordering: .acquiring) {
            makings.append(making)
            next = making.outer
        }
        return makings.reversed()
    }

    /// Begins to make a binding within the current task; throws with the closed path if the task is making it already.
    static func begin(_ step: _ConstructionStep, in frame: _Frame) throws(ConstructionError) -> Making {
        let outer = open
        if !step.isSeeded,
            let first = outer.lastIndex(where: { $0.step === step && $0.frame == ObjectIdentifier(frame) })
        {
            throw closeCycle(outer[first...], tasks: 1)
        }
        return Making(step, in: frame, outer: outer.last)
    }

    /// Ends the making, whatever its outcome.
    final func end() {
        isOver.store(true, ordering: .releasing)
    }

    /// Marks the makings on a cycle, and returns the error for all of them.
    static func closeCycle(_ makings: some Collection<Making>, tasks: Int) -> ConstructionError {
        let number = lastCycle.add(1, ordering: .relaxed).newValue
        for making in makings { making.cycle.store(number, ordering: .relaxed) }
        let steps = makings.map { $0.step.describe() }
        return ConstructionError(
            path: Diagnostic.cyclicPath(steps + steps.prefix(1)),
            underlying: ConstructionCycle(number: number, tasks: tasks))
    }

    /// Whether an error says that this waits for itself.
    final func isOnCycle(of error: any Error) -> Bool {
        guard let error = error as? ConstructionError, let found = error.underlying as? ConstructionCycle else {
            return false
        }
        return found.number == cycle.load(ordering: .relaxed)
    }
}

/// The reason why bindings that wait for each other can't be made.
struct ConstructionCycle: Error, CustomStringConvertible {
    /// The number of the cycle in this process.
    let number: Int
    /// The number of tasks that wait for each other.
    let tasks: Int

    var description: String {
        tasks > 1 ? "\(tasks) tasks wait for each other" : "the instance waits for itself"
    }
}

extension _ConstructionStep {
    /// Makes the binding in a frame, over any number of tasks. Throws with the closed path if the task is making it
    /// already; with a seed it may.
    public func _tracing<Result>(
        _ frame: _Frame, isolation: isolated (any Actor)? = #isolation, awaiting make: () async throws -> Result
    ) async throws -> Result {
        let making = try Making.begin(self, in: frame)
        defer { making.end() }
        return try await Making.$current.withValue(making) { try await make() }
    }
}
