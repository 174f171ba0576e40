// SPDX-License-Identifier: Apache-2.0

extension _ThreadConstruction {
    /// The depth from which on the stack is examined, since the system takes a while to find its bounds.
    private static let usualDepth: Int = 16
    /// The limit of the number of records if the bounds of the stack are unknown.
    private static let lengthLimit: Int = 1_000

    /// Pushes the record of the answer to a request; ends the process with the path if the thread is making the same answer.
    @usableFromInline
    package static func pushRequest(_ record: Address) {
        let (node, frame) = (record.pointee.node?.toOpaque(), record.pointee.frame.toOpaque())
        push(record)
        var next = record.pointee.outer
        while let known = next {
            if known.pointee.node?.toOpaque() == node, known.pointee.frame.toOpaque() == frame {
                trapOnRequest(comingBackTo: known)
            }
            next = known.pointee.outer
        }
    }

    /// Pushes the record of the making of a binding. Traps with the path if it closes a cycle; with a seed, only if the stack is
    /// nearly used up.
    static func enter(_ making: Address) {
        guard let start = begin(making) else { return }
        Diagnostic.constructionCycle(path: closedPath(from: start, to: making))._endProcess()
    }

    /// The same where construction may fail: a cycle without seeds is an error.
    static func enterThrowing(_ making: Address) throws(ConstructionError) {
        guard let start = begin(making) else { return }
        let path = closedPath(from: start, to: making)
        let members = marks(from: making, to: start)
        pop(making)
        throw ConstructionError(cycle: ConstructionCycle(members: members), path: path)
    }

    /// Begins a making, and returns the one that it comes back to.
    private static func begin(_ making: Address) -> Address? {
        push(making)
        guard let outer = making.pointee.outer, let mark = making.pointee.mark else { return nil }
        if mark.step.isSeeded, !isStackNearlyUsed(by: making) { return nil }
        var (start, depth, next): (Address?, Int, Address?) = (nil, 1, outer)
        while let record = next {
            if record.pointee.mark == mark { (start, depth) = (start ?? record, depth + 1) }
            next = record.pointee.outer
        }
        if let start, mark.step.isSeeded {
            Diagnostic.deepConstruction(path: closedPath(from: start, to: making), depth: depth)._endProcess()
        }
        return start
    }

    private static func isStackNearlyUsed(by making: Address) -> Bool {
        // Each record takes the end from the nearest record around it, so most searches stop early.
        var (known, count): (Address?, Int) = (making, 0)
        while let record = known, record.pointee.stackEnd == 0 { (known, count) = (record.pointee.outer, count + 1) }
        guard known != nil || count > usualDepth else { return false }
        let end = known?.pointee.stackEnd ?? ThreadStack.end
        var next: Address? = making
        while let record = next, next != known {
            record.pointee.stackEnd = end
            next = record.pointee.outer
        }
        return end == ThreadStack.unknown ? all.count > lengthLimit : ThreadStack.isNearlyUsed(upTo: end)
    }

    /// The binding that is made in its frame, if it can come back to itself.
    private var mark: ConstructionMark? {
        // Proof of Unmanaged: as for the frame, of which only the address is used.
        step.map {
            ConstructionMark(step: $0.takeUnretainedValue(), frame: ObjectIdentifier(frame.takeUnretainedValue()))
        }
    }

    /// The name of the binding that is made, if it is known.
    private var name: Diagnostic.Step? {
        // Proof of Unmanaged: as for the frame.
        if let step { return step.takeUnretainedValue().describe() }
        return frame._withUnsafeGuaranteedRef { frame in
            if slot >= 0 { return frame._step(slot) }
            return node.flatMap {
                (frame._layout.takeUnretainedValue().entryPoints.load() as? any _NodeNaming)?.step(of: $0)
            }
        }
    }

    /// The bindings that can come back to themselves, from a making outwards, the outermost first, up to another one, or all.
    static func marks(from innermost: Address?, to start: Address? = nil) -> [ConstructionMark] {
        var (marks, next): ([ConstructionMark], Address?) = ([], innermost)
        while let making = next {
            if let mark = making.pointee.mark { marks.append(mark) }
            next = making == start ? nil : making.pointee.outer
        }
        return marks.reversed()
    }

    /// The path of a cycle from a making to another one of the same binding.
    @_optimize(size)
    private static func closedPath(from start: Address, to end: Address) -> [Diagnostic.Step] {
        let (path, marks) = (names(from: start), marks(from: end, to: start))
        // A request for the same binding may hide the end.
        return path.count < marks.count ? marks.map { $0.step.describe() } : path
    }

    /// The names of the bindings that this thread makes, from a record on, the outermost first; without it, all.
    @_optimize(size)
    private static func names(from start: Address?) -> [Diagnostic.Step] {
        var open: [(name: Diagnostic.Step, isMarked: Bool)] = []
        var next = current
        while let record = next {
            if let name = record.pointee.name { open.append((name, record.pointee.step != nil)) }
            next = record == start ? nil : record.pointee.outer
        }
        open.reverse()
        // A binding that can come back to itself, fills a slot and answers a request has three records.
        return open.indices.filter { index in
            index == 0 || open[index].name != open[index - 1].name || (open[index].isMarked && open[index - 1].isMarked)
        }.map { open[$0].name }
    }

    private static func closed(_ path: [Diagnostic.Step], with step: Diagnostic.Step) -> [Diagnostic.Step] {
        path.count > 1 && path.last == step ? path : path + [step]
    }

    /// Ends the process because a shared instance is requested by the thread that is making it.
    @_optimize(size)
    static func trap(comingBackTo slot: Int, of frame: _Frame) -> Never {
        let step = frame._step(slot)
        // Proof of Unmanaged: only addresses are compared.
        let address = Unmanaged.passUnretained(frame).toOpaque()
        if let start = all.first(where: { $0.pointee.slot == slot && $0.pointee.frame.toOpaque() == address }) {
            Diagnostic.constructionCycle(path: closed(names(from: start), with: step))._endProcess()
        }
        let open = names(from: nil)
        let end = open.last == step ? open.count - 1 : open.count
        let start = (0..<end).last { open[$0] == step } ?? end
        let path = start < open.count ? (start..<open.count).map { open[$0] } : [step]
        Diagnostic.constructionCycle(path: closed(path, with: step))._endProcess()
    }

    /// Ends the process because the thread that is making the answer to a request repeats the request.
    @_optimize(size)
    private static func trapOnRequest(comingBackTo start: Address) -> Never {
        let path = names(from: start)
        guard let first = start.pointee.name ?? path.first else { Diagnostic.constructionCycle(path: [])._endProcess() }
        Diagnostic.constructionCycle(path: closed(path.first == first ? path : [first] + path, with: first))
            ._endProcess()
    }

    /// Ends the process because an instance is requested that its build has yet to make.
    ///
    /// The path covers the task and, within it, the thread.
    @_optimize(size)
    static func trap(requestedTooEarly step: _ConstructionStep) -> Never {
        let steps = TaskConstruction.open.map(\.mark.step) + marks(from: current).map(\.step)
        if let start = steps.lastIndex(where: { $0 === step }) {
            let path = (start..<steps.count).map { steps[$0] } + [step]
            Diagnostic.constructionCycle(path: path.map { $0.describe() })._endProcess()
        }
        Diagnostic.earlyRequest(path: (steps + [step]).map { $0.describe() })._endProcess()
    }
}

/// The entry points of an injector.
package protocol _NodeNaming {
    // Proof of Unmanaged: only the address is compared.
    /// Names the binding of a node, if it answers requests.
    func step(of node: Unmanaged<_AnyNode>) -> Diagnostic.Step?
}
