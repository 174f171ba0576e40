// SPDX-License-Identifier: Apache-2.0

/// A binding in a frame, as a part of a path of construction.
struct ConstructionMark: Equatable, Sendable {
    let step: _ConstructionStep
    let frame: ObjectIdentifier

    static func == (one: ConstructionMark, other: ConstructionMark) -> Bool {
        one.step === other.step && one.frame == other.frame
    }
}

/// The reason why bindings that wait for each other can't be made.
struct ConstructionCycle: Error, CustomStringConvertible {
    /// The bindings on the cycle, each in its frame.
    let members: [ConstructionMark]
    /// The number of tasks that wait for each other.
    var tasks: Int = 1
    /// The number of threads that wait for each other.
    var threads: Int = 1
    /// The names of bindings whose factories started one of the tasks, and may not wait for it.
    var starters: [String] = []

    var description: String {
        if tasks > 1 { return "\(tasks) tasks wait for each other" }
        return threads > 1 ? "\(threads) threads wait for each other" : "the instance waits for itself"
    }
}

extension ConstructionError {
    /// The error of bindings that wait for each other, each for the next one; `path` has the first one at its end, too.
    init(cycle: ConstructionCycle, path: [Diagnostic.Step]) {
        self.init(path: Diagnostic.cyclicPath(path), underlying: cycle)
    }

    /// Whether the error says that a binding waits for itself.
    func isCycle(over mark: ConstructionMark) -> Bool {
        (underlying as? ConstructionCycle)?.members.contains(mark) == true
    }
}
