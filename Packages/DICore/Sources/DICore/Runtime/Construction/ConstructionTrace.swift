// SPDX-License-Identifier: Apache-2.0

/// A binding in a frame, as a part of a path of construction.
struct ConstructionMark: Equatable, Sendable {
    let step: _ConstructionStep
    let frame: ObjectIdentifier

    static func == (one: ConstructionMark, other: ConstructionMark) -> Bool {
        one.step === other.step && one.frame == other.frame
    }
}

/// The making, on the stack of a thread, of a binding that can come back to itself. Those of a thread are a list, the innermost
/// first; what injectors make is in the one of ``_ThreadConstruction``.
struct ConstructionTrace {
    typealias Address = UnsafeMutablePointer<ConstructionTrace>

    let mark: ConstructionMark
    private(set) var outer: Address?
    /// The number of makings in the list.
    private var depth: Int = 1
    /// The stack of the thread, once it is needed.
    private var stack: ThreadStack?

    /// The list of each thread.
    private static let pointer: _ThreadPointer = _ThreadPointer()
    /// The depth from which on the stack is examined, since asking the system for its bounds takes a while.
    private static let usualDepth: Int = 16

    init(_ step: _ConstructionStep, _ frame: _Frame) {
        mark = ConstructionMark(step: step, frame: ObjectIdentifier(frame))
    }

    /// The innermost making of the current thread.
    static var current: Address? {
        // Proof of assumingMemoryBound: only `enter` and `leave` set the pointer, to a making.
        UnsafeMutableRawPointer(mutating: pointer.value)?.assumingMemoryBound(to: ConstructionTrace.self)
    }

    /// Begins a making, which stays where it is until `leave`. Traps with the path if it closes a cycle; with a seed, only if the
    /// stack is nearly used up.
    static func enter(_ making: Address) {
        guard let start = begin(making) else { return }
        trap(.constructionCycle(path: closedPath(from: start, to: making)))
    }

    /// The same where construction may fail: a cycle without seeds is an error.
    static func enterThrowing(_ making: Address) throws(ConstructionError) {
        guard let start = begin(making) else { return }
        let path = closedPath(from: start, to: making)
        let members = marks(from: making, to: start)
        leave(making)
        throw ConstructionError(cycle: ConstructionCycle(members: members), path: path)
    }

    /// Ends what `enter` began.
    static func leave(_ making: Address) {
        pointer.value = UnsafeRawPointer(making.pointee.outer)
    }

    /// Begins a making, and returns the one that it comes back to.
    private static func begin(_ making: Address) -> Address? {
        let outer = current
        pointer.value = UnsafeRawPointer(making)
        guard let outer else { return nil }
        making.pointee.outer = outer
        making.pointee.depth = outer.pointee.depth + 1
        making.pointee.stack = outer.pointee.stack
        let mark = making.pointee.mark
        if mark.step.isSeeded, !isStackNearlyUsed(by: making) { return nil }
        guard let start = sequence(first: outer, next: \.pointee.outer).first(where: { $0.pointee.mark == mark }) else {
            return nil
        }
        if mark.step.isSeeded {
            let depth = sequence(first: making, next: \.pointee.outer).count { $0.pointee.mark == mark }
            trap(.deepConstruction(path: closedPath(from: start, to: making), depth: depth))
        }
        return start
    }

    private static func isStackNearlyUsed(by making: Address) -> Bool {
        guard making.pointee.depth > usualDepth else { return false }
        let stack = making.pointee.stack ?? .current
        var next: Address? = making
        while let known = next, known.pointee.stack == nil {
            known.pointee.stack = stack
            next = known.pointee.outer
        }
        return stack.isNearlyUsed(after: making.pointee.depth - 1)
    }

    /// The makings from one on, the outermost first, up to another one; without that, all.
    static func marks(from innermost: Address?, to start: Address? = nil) -> [ConstructionMark] {
        var (marks, next): ([ConstructionMark], Address?) = ([], innermost)
        while let making = next {
            marks.append(making.pointee.mark)
            next = making == start ? nil : making.pointee.outer
        }
        return marks.reversed()
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

    /// The path of a cycle from a making to another one of the same binding.
    @_optimize(size)
    private static func closedPath(from start: Address, to end: Address) -> [Diagnostic.Step] {
        let marks = marks(from: end, to: start)
        let path = openSteps(from: UInt(bitPattern: start))
        // The places of makings by a task needn't be in the order of those on a thread's stack.
        return path.count < marks.count ? marks.map { $0.step.describe() } : path
    }

    /// The makings of this thread from a place on its stack on, the outermost first: those that leave a trace, and those by
    /// injectors.
    @_optimize(size)
    private static func openSteps(from position: UInt) -> [Diagnostic.Step] {
        let makings = current.map { Array(sequence(first: $0, next: \.pointee.outer)) } ?? []
        let traced = makings.map { (UInt(bitPattern: $0), $0.pointee.mark.step.describe(), true) }
        let all = traced + _ThreadConstruction.named().map { ($0.0, $0.1, false) }
        let open = all.filter { $0.0 <= position }._sorted { $0.0 > $1.0 }
        // A binding that leaves a trace, fills a slot and answers a request is on the stack three times.
        return open.indices.filter { index in
            index == 0 || open[index].1 != open[index - 1].1 || (open[index].2 && open[index - 1].2)
        }.map { open[$0].1 }
    }

    /// Ends the process because an instance is requested that its build has yet to make.
    ///
    /// The path is that of the task and, within it, of the thread.
    @_optimize(size)
    static func trap(requestedTooEarly step: _ConstructionStep) -> Never {
        let steps = TaskConstruction.open.map(\.mark.step) + marks(from: current).map(\.step)
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
