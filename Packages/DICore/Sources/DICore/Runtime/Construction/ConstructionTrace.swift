// SPDX-License-Identifier: Apache-2.0

/// The bindings that each thread is making, as far as they can come back to themselves.
enum ConstructionTrace {
    private static let works: OrderedMutex<[UInt: ConstructionWork]> = OrderedMutex([:])

    static func enter(_ step: _ConstructionStep, _ frame: _Frame, at position: UInt) {
        guard let cycle = begin(step, frame, at: position) else { return }
        let path = closedPath(of: cycle, closedBy: step, at: position)
        trap(step.isSeeded ? .deepConstruction(path: path, depth: cycle.depth) : .constructionCycle(path: path))
    }

    /// The same where construction may fail: a cycle without seeds is an error.
    static func enterThrowing(
        _ step: _ConstructionStep, _ frame: _Frame, at position: UInt
    ) throws(ConstructionError) {
        guard let cycle = begin(step, frame, at: position) else { return }
        let path = closedPath(of: cycle, closedBy: step, at: position)
        if step.isSeeded { trap(.deepConstruction(path: path, depth: cycle.depth)) }
        leave()
        throw ConstructionError(cycle: ConstructionCycle(members: cycle.marks), path: path)
    }

    /// The makings of a cycle; the step has just been entered, and closes the path.
    @_optimize(size)
    private static func closedPath(
        of cycle: ConstructionWork.Cycle, closedBy step: _ConstructionStep, at position: UInt
    ) -> [Diagnostic.Step] {
        let path = openSteps(from: cycle.start, before: position) + [step.describe()]
        // The places of makings by a task needn't be in the order of those on a thread's stack.
        return path.count < cycle.marks.count ? cycle.marks.map { $0.step.describe() } : path
    }

    private static func begin(
        _ step: _ConstructionStep, _ frame: _Frame, at position: UInt
    ) -> ConstructionWork.Cycle? {
        let thread = _currentThread()
        let mark = ConstructionWork.Mark(step: step, frame: ObjectIdentifier(frame), position: position)
        return works.withLock { works in works[thread, default: ConstructionWork()].enter(mark) }
    }

    /// The error for threads that wait for each other, from the links of their waits, the last of which is of the current one.
    @_optimize(size)
    static func error(of links: [WaitGraph.Link]) -> ConstructionError {
        let ordered = Array(links.suffix(1) + links.dropLast())
        let marks = works.withLock { works in ordered.map { works[$0.owner]?.marks(from: $0.frame) ?? [] } }
        var path: [Diagnostic.Step] = []
        var members: [ConstructionWork.Mark] = []
        for (index, (link, marks)) in zip(ordered, marks).enumerated() {
            var steps = marks.map { $0.step.describe() }
            // A thread that waits has begun with the next one's.
            if steps.last == ordered[(index + 1) % ordered.count].step { steps.removeLast() }
            guard let start = steps.lastIndex(of: link.step) else {
                path.append(link.step)
                continue
            }
            path += steps[start...]
            members += marks[start..<steps.count]
        }
        return ConstructionError(
            cycle: ConstructionCycle(members: members, threads: links.count), path: path + path.prefix(1))
    }

    static func leave() {
        let thread = _currentThread()
        works.withLock { works in
            if works[thread]?.leave() == 0 { works[thread] = nil }
        }
    }

    /// Ends the process because a shared instance is requested by the thread that is making it.
    @_optimize(size)
    static func trap(comingBackTo slot: Int, of frame: _Frame) -> Never {
        let step = frame._step(slot)
        if let start = _ThreadConstruction.position(ofFilling: slot, of: frame) {
            trap(.constructionCycle(path: closed(openSteps(from: start), with: step)))
        }
        let open = openSteps(from: .max)
        let start = open.dropLast(open.last == step ? 1 : 0).lastIndex(of: step) ?? open.lastIndex(of: step)
        trap(.constructionCycle(path: closed(start.map { Array(open[$0...]) } ?? [step], with: step)))
    }

    /// Ends the process because what answers a request is requested by the thread that is making it.
    @_optimize(size)
    static func trap(comingBackToRecordAt position: UInt, as name: Diagnostic.Step?) -> Never {
        let path = openSteps(from: position)
        guard let first = name ?? path.first else { trap(.constructionCycle(path: [])) }
        trap(.constructionCycle(path: closed(path.first == first ? path : [first] + path, with: first)))
    }

    private static func closed(_ path: [Diagnostic.Step], with step: Diagnostic.Step) -> [Diagnostic.Step] {
        path.count > 1 && path.last == step ? path : path + [step]
    }

    /// The makings of this thread from a place on its stack on, the outermost first: those that leave a trace, and those by
    /// injectors.
    @_optimize(size)
    private static func openSteps(from position: UInt, before end: UInt = 0) -> [Diagnostic.Step] {
        let thread = _currentThread()
        let traced = works.withLock { $0[thread]?.positions ?? [] }.map { ($0.position, $0.step.describe(), true) }
        let all = traced + _ThreadConstruction.named().map { ($0.0, $0.1, false) }
        let open = all.filter { $0.0 <= position && $0.0 > end }._sorted { $0.0 > $1.0 }
        // A binding that leaves a trace, fills a slot and answers a request is on the stack three times.
        return open.indices.filter { index in
            index == 0 || open[index].1 != open[index - 1].1 || (open[index].2 && open[index - 1].2)
        }.map { open[$0].1 }
    }

    /// Ends the process because threads wait for each other, each for one of the bindings.
    @_optimize(size)
    static func trap(waitingIn cycle: [Diagnostic.Step]) -> Never {
        trap(.constructionCycle(path: cycle.suffix(1) + cycle, threads: cycle.count))
    }

    /// Ends the process because an instance is requested that its build has yet to make.
    ///
    /// The path is that of the task and, within it, of the thread.
    @_optimize(size)
    static func trap(requestedTooEarly step: _ConstructionStep) -> Never {
        let thread = _currentThread()
        let steps = TaskConstruction.open.map(\.step) + works.withLock { $0[thread]?.steps ?? [] }
        if let start = steps.lastIndex(where: { $0 === step }) {
            trap(.constructionCycle(path: (steps[start...] + [step]).map { $0.describe() }))
        }
        trap(.earlyRequest(path: (steps + [step]).map { $0.describe() }))
    }

    /// Ends the process with the path of a construction that would never end.
    ///
    /// This is the only mistake that a factory of a checked graph can still make: to follow a deferred edge while its owner
    /// is being made, if that leads back to it.
    @_optimize(size)
    static func trap(_ diagnostic: Diagnostic) -> Never {
        diagnostic._endProcess()
    }
}

extension Diagnostic {
    /// Ends the process with the text of the diagnostic.
    package func _endProcess() -> Never {
        // Written first, since the runtime prefixes its own message with a file of the library.
        StandardError.write("\n" + description + "\n\n")
        // Proof: no input reaches this, only code: a factory that follows a deferred edge too early, or a `get` of a type that
        // the graph doesn't answer, which the types in the source decide. There is no value to return.
        fatalError(message)
    }
}
