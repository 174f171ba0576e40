// SPDX-License-Identifier: Apache-2.0

/// The time limits of a component's start and stop, each as a whole, and the deadline of a stop that has begun.
package struct _LifeLimits: Sendable {
    /// The time of all `onStart` hooks; nil for no limit.
    let start: Duration?
    /// The time of the whole stop; nil for no limit.
    let stop: Duration?
    /// The stop request of a component that serves, from which the time of the stop counts.
    private let request: _StopRequest?
    /// The cancellation of the start, from which it counts without a request; without either, from the beginning of the stop.
    private var cancellation: _Deadline?
    /// The end of the stop, once it has begun.
    private(set) var deadline: _Deadline?
    /// The time limit behind the deadline: the component's or an ancestor's.
    private(set) var time: Duration?

    /// Takes the two times.
    package init(start: Duration? = nil, stop: Duration? = nil, since request: _StopRequest? = nil) {
        (self.start, self.stop, self.request) = (start, stop, request)
    }

    /// The outcome of work that returned.
    package var outcome: ComponentOutcome { request?.outcome ?? .returned }

    /// Whether the time of the stop runs.
    private var hasBegun: Bool = false

    /// Starts the time of the stop, once. At least a third of it is left.
    mutating func beginStop() {
        guard !hasBegun, let stop else { return }
        hasBegun = true
        var own = _Deadline.now + stop
        if let since = request?.time ?? cancellation { own = max(since + stop, .now + stop / 3) }
        if deadline.map({ own < $0 }) != false { (deadline, time) = (own, stop) }
    }

    /// Limits the stop to the deadline of the parent.
    mutating func shorten(to outer: _LifeLimits) {
        guard let end = outer.deadline, deadline.map({ end < $0 }) != false else { return }
        (deadline, time) = (end, outer.time)
    }

    /// Notes that the start is cancelled. Returns the deadline for its end.
    mutating func cancelStart() -> _Deadline? {
        let begin = cancellation ?? .now
        cancellation = begin
        return underWay ?? stop.map { (request?.time ?? begin) + $0 / 3 * 2 }
    }

    /// The deadline for work under way when the stop begins: two thirds of its time, so that a third is left for the hooks.
    var underWay: _Deadline? { deadline.map { .now + $0.left * 2 / 3 } }

    /// Whether the time of the stop is over.
    var isSpent: Bool { deadline.map { $0 <= .now } ?? false }
}
