// SPDX-License-Identifier: Apache-2.0

/// What each thread is making at the moment, of the bindings that can come back to themselves.
enum ConstructionTrace {
    private struct Mark: Sendable {
        let step: _ConstructionStep
        let frame: ObjectIdentifier
    }

    private static let marks: OrderedMutex<[UInt: [Mark]]> = OrderedMutex([:])

    static func enter(_ step: _ConstructionStep, _ frame: _Frame) {
        let thread = _currentThread()
        let frame = ObjectIdentifier(frame)
        let cycle: [Mark]? = marks.withLock { marks in
            let open = marks[thread, default: []]
            marks[thread, default: []].append(Mark(step: step, frame: frame))
            let same = open.indices.filter { open[$0].step === step && open[$0].frame == frame }
            guard same.count >= step.limit, let last = same.last else { return nil }
            return Array(open[last...])
        }
        if let cycle {
            trap(path: (cycle.map(\.step) + [step]).map { $0.describe() }, threads: 1)
        }
    }

    static func leave() {
        let thread = _currentThread()
        marks.withLock { marks in
            _ = marks[thread]?.popLast()
            if marks[thread]?.isEmpty == true { marks[thread] = nil }
        }
    }

    /// Ends the process because a shared instance is requested by the thread that is making it.
    static func trap(comingBackTo step: Diagnostic.Step) -> Never {
        let thread = _currentThread()
        let open = marks.withLock { $0[thread, default: []] }.map { $0.step.describe() }
        let start = open.lastIndex(of: step)
        trap(path: (start.map { Array(open[$0...]) } ?? [step]) + [step], threads: 1)
    }

    /// Ends the process with a path of construction that would never end.
    ///
    /// This is the one mistake that is left to run time: a deferred edge that is followed while the object that holds
    /// it is made, and leads back to it.
    static func trap(path: [Diagnostic.Step], threads: Int) -> Never {
        // Proof: a programmer's mistake in what a factory does while it runs, and the alternative is never to return.
        fatalError("\n" + Diagnostic.constructionCycle(path: path, threads: threads).description + "\n")
    }
}
