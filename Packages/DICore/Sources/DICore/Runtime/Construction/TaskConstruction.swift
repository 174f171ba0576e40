// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A binding that a task is making, visible to its factory and to the tasks that the factory starts.
///
/// It is a task-local value, so a factory that requests itself is recognised over any number of tasks. Detached tasks
/// lose it. A task that outlives the factory keeps it, but no longer belongs to it.
class TaskConstruction: @unchecked Sendable {
    // Proof of @unchecked Sendable: every stored property of this class and of its one subclass is a `let` of a Sendable
    // type.

    /// The innermost binding that the current task is making.
    @TaskLocal static var current: TaskConstruction?

    /// The binding and the frame in which it is made, which is valid until it is over.
    let mark: ConstructionMark
    /// The binding whose factory requested this one in its own task; a flight belongs to no task.
    private let outer: TaskConstruction?
    private let isOver: Atomic<Bool> = Atomic(false)

    init(_ step: _ConstructionStep, in frame: _Frame, outer: TaskConstruction?) {
        mark = ConstructionMark(step: step, frame: ObjectIdentifier(frame))
        self.outer = outer
    }

    var step: _ConstructionStep { mark.step }

    /// The innermost binding that the current task is making and could wait for.
    static var innermost: TaskConstruction? {
        guard let making = current, !making.isOver.load(ordering: .acquiring) else { return nil }
        return making
    }

    /// The bindings that the current task is making and could wait for, the outermost first: a flight, then the
    /// bindings made within its task.
    static var open: [TaskConstruction] {
        var makings: [TaskConstruction] = []
        var next = current
        while let making = next, !making.isOver.load(ordering: .acquiring) {
            makings.append(making)
            next = making.outer
        }
        return makings.reversed()
    }

    /// The innermost binding that the current task is making; throws with the closed path if it is already making `step`.
    static func enclosing(_ step: _ConstructionStep, in frame: _Frame) throws(ConstructionError) -> TaskConstruction? {
        let innermost = innermost
        guard !step.isSeeded else { return innermost }
        let (open, mark) = (open, ConstructionMark(step: step, frame: ObjectIdentifier(frame)))
        if let start = open.lastIndex(where: { $0.mark == mark }) {
            throw closeCycle((start..<open.count).map { open[$0] }, tasks: 1)
        }
        return innermost
    }

    /// Ends the making, whatever its outcome.
    final func end() {
        isOver.store(true, ordering: .releasing)
    }

    /// Returns the error for all on a cycle.
    static func closeCycle(_ makings: [TaskConstruction], tasks: Int, starters: [String] = []) -> ConstructionError {
        let steps = makings.map { $0.step.describe() }
        return ConstructionError(
            cycle: ConstructionCycle(members: makings.map(\.mark), tasks: tasks, starters: starters),
            path: steps + steps.prefix(1))
    }
}

extension _ConstructionStep {
    /// Makes the binding in a frame, over any number of tasks. Throws with the closed path if the task is making it
    /// already and it has no seed.
    package func _tracing<Result>(
        _ frame: _Frame, isolation: isolated (any Actor)? = #isolation, awaiting make: () async throws -> Result
    ) async throws -> Result {
        let making = TaskConstruction(self, in: frame, outer: try TaskConstruction.enclosing(self, in: frame))
        defer { making.end() }
        return try await TaskConstruction.$current.withValue(making) { try await make() }
    }
}
