// SPDX-License-Identifier: Apache-2.0

extension ShopPlan {
    /// What happens in a shop, and how it ends.
    struct Course: Equatable, CustomStringConvertible {
        var events: [String] = []
        var end: String = "served"

        var description: String { "\(events.joined(separator: ", ")): \(end)" }
    }

    /// The stations in the order in which one after the other makes them: each after those that it needs.
    var making: [Int] {
        var made: [Int] = []
        func make(_ station: Int) {
            guard !made.contains(station) else { return }
            for needed in needs[station] { make(needed) }
            made.append(station)
        }
        for station in order.isEmpty ? Array(needs.indices) : order { make(station) }
        return made
    }

    /// What should happen, written down naively: no tasks, no locks.
    func expected(isOpened: Bool = false) -> Course {
        var course = Course()
        var (made, started): ([Int], [Int]) = ([], [])
        course.end = expectedBeginning(&course.events, &made, &started) ?? "served"
        var failures: [String] = []
        var (outcome, endError): (String, String?) = (expectedOutcome(course.end, isOpened: isOpened), nil)
        for station in started.reversed() {
            if hasEnds {
                course.events.append("end \(station) \(outcome)")
                if let failure = expectedFailure(of: "end \(station)", "onEnd") {
                    failures.append(failure)
                    if outcome == "returned" { (outcome, endError) = ("threw \(failure)", failure) }
                }
            }
            course.events.append("stop \(station)")
            if let failure = expectedFailure(of: "stop \(station)", "onStop") { failures.append(failure) }
        }
        for station in made.reversed() { course.events.append("dispose \(station)") }
        guard course.end == "served" else { return course }
        if let endError, !isOpened {
            course.end = endError
        } else if !failures.isEmpty {
            course.end = "not stopped: " + failures.joined(separator: ", ")
        }
        return course
    }

    /// The outcome of the work by its end. Work that closes a handle in a cancelled task can't have returned.
    private func expectedOutcome(_ end: String, isOpened: Bool) -> String {
        if end == "cancelled" || isOpened && mishaps["body"] == .isCancelledUnnoticed { return "cancelled" }
        return end == "served" ? "returned" : "threw \(end)"
    }

    private func expectedFailure(of event: String, _ hook: String) -> String? {
        switch mishaps[event] {
        case .fails: "spilt at \(event)"
        case .hangs: "\(hook) did not end within \(limit)"
        case .isCancelled, .isCancelledUnnoticed, nil: nil
        }
    }

    /// Makes, starts and serves up to the first mishap, and returns how that ends.
    private func expectedBeginning(_ events: inout [String], _ made: inout [Int], _ started: inout [Int]) -> String? {
        for station in making {
            events.append("make \(station)")
            switch mishaps["make \(station)"] {
            case .fails: return "spilt at make \(station)"
            case .isCancelled: return "cancelled"
            case .isCancelledUnnoticed, .hangs, nil: made.append(station)
            }
        }
        var isCancelled = false
        for station in making {
            if isCancelled { return "cancelled" }
            events.append("start \(station)")
            switch mishaps["start \(station)"] {
            case .fails: return "not started: spilt at start \(station)"
            case .isCancelled: return "cancelled"
            case .hangs: return "not started: onStart did not end within \(limit)"
            case .isCancelledUnnoticed: isCancelled = true
            case nil: break
            }
            started.append(station)
        }
        if isCancelled { return "cancelled" }
        events.append("body")
        switch mishaps["body"] {
        case .fails: return "spilt at body"
        case .isCancelled: return "cancelled"
        case .isCancelledUnnoticed, .hangs, nil: return nil
        }
    }
}
