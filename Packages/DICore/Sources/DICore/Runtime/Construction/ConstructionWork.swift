// SPDX-License-Identifier: Apache-2.0

/// The bindings that one thread is making, the outermost first.
struct ConstructionWork: Sendable {
    /// A binding that is being made in a frame.
    struct Mark: Hashable, Sendable {
        let step: _ConstructionStep
        let frame: ObjectIdentifier
        /// The place on the thread's stack, which grows down: makings within this one have lower addresses.
        var position: UInt = 0

        static func == (one: Mark, other: Mark) -> Bool {
            one.step === other.step && one.frame == other.frame
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(step))
            hasher.combine(frame)
        }
    }

    /// A path from a binding back to itself, and the number of times that the binding is on the whole path.
    struct Cycle: Sendable {
        let marks: [Mark]
        let depth: Int

        /// The place on the stack at which it begins.
        var start: UInt { marks[0].position }
    }

    /// The length from which on the stack is examined, since asking the system for its bounds takes a while.
    private static let usualLength: Int = 16

    private var path: [Mark] = []
    /// The number of times that each mark is on the path.
    private var counts: [Mark: Int] = [:]
    /// The stack of the thread, once it is needed.
    private var stack: ThreadStack?

    /// The steps of the path.
    var steps: [_ConstructionStep] { path.map(\.step) }
    /// The steps of the path with their places on the stack.
    var positions: [(position: UInt, step: _ConstructionStep)] { path.map { ($0.position, $0.step) } }

    /// The marks from the first one in a frame.
    func marks(from frame: ObjectIdentifier) -> [Mark] {
        Array(path.drop { $0.frame != frame })
    }

    /// Adds a mark to the path, and returns the cycle that it closes; nil if construction may continue.
    mutating func enter(_ mark: Mark) -> Cycle? {
        let depth = counts[mark, default: 0]
        counts[mark] = depth + 1
        defer { path.append(mark) }
        guard depth > 0, !mark.step.isSeeded || isStackNearlyUsed() else { return nil }
        let start = path.lastIndex(of: mark) ?? path.startIndex
        return Cycle(marks: path[start...] + [mark], depth: depth + 1)
    }

    /// Removes the last mark from the path, and returns the number of remaining marks.
    mutating func leave() -> Int {
        if let mark = path.popLast(), let count = counts[mark] { counts[mark] = count > 1 ? count - 1 : nil }
        return path.count
    }

    private mutating func isStackNearlyUsed() -> Bool {
        guard path.count >= Self.usualLength else { return false }
        let stack = stack ?? ThreadStack.current
        self.stack = stack
        return stack.isNearlyUsed(after: path.count)
    }
}
