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
    func expected() -> Course {
        var course = Course()
        var (made, started): ([Int], [Int]) = ([], [])
        course.end = expectedBeginning(&course.events, &made, &started) ?? "served"
        var failures: [String] = []
        for station in started.reversed() {
            course.events.append("stop \(station)")
            switch mishaps["stop \(station)"] {
            case .fails: failures.append("spilt at stop \(station)")
            case .hangs: failures.append("onStop did not end within \(Self.limit)")
            case .isCancelled, .isCancelledUnnoticed, nil: break
            }
        }
        for station in made.reversed() { course.events.append("dispose \(station)") }
        if course.end == "served", !failures.isEmpty { course.end = "not stopped: " + failures.joined(separator: ", ") }
        return course
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
            case .hangs: return "not started: onStart did not end within \(Self.limit)"
            case .isCancelledUnnoticed: isCancelled = true
            case nil: break
            }
            started.append(station)
        }
        events.append("body")
        switch mishaps["body"] {
        case .fails: return "spilt at body"
        case .isCancelled: return "cancelled"
        case .isCancelledUnnoticed, .hangs, nil: return nil
        }
    }
}
