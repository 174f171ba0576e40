// SPDX-License-Identifier: Apache-2.0

/// The time that a stop may take.
package struct _StopLimits: Sendable {
    /// The limit for each hook; nil for none.
    private let limit: Duration?
    /// The limit for all of them; nil for none.
    private let budget: Duration?
    /// The request from which on the budget counts; nil if it counts from the begin of the stop.
    private let request: _StopRequest?
    /// The cancellation of the start, from which on the budget counts if there was no request.
    private var cancellation: _Deadline?
    /// The end of the budget, once the stop has begun.
    private(set) var deadline: _Deadline?

    /// Takes the limit for each hook, and that for all of them.
    package init(each limit: Duration? = nil, all budget: Duration? = nil, since request: _StopRequest? = nil) {
        self.limit = limit
        self.budget = budget
        self.request = request
    }

    /// The outcome of work that returned.
    package var outcome: ComponentOutcome { request?.outcome ?? .returned }

    /// Begins the stop, which ends no later than that of the component above. It has what is left since the request, a third of the
    /// budget at least.
    mutating func begin(by outer: _Deadline?) {
        let own = budget.map { budget in
            let (now, full) = (_Deadline.now, Alarm.sensible(budget))
            return (request?.time ?? cancellation).map { max($0 + full, now + full / 3) } ?? now + full
        }
        deadline = if let own, let outer { min(own, outer) } else { own ?? outer }
    }

    /// Notes that the start is cancelled. Returns the time for its hook to end: that of one hook of the stop, and at most two thirds
    /// of what is left of the budget; nil for any.
    mutating func cancelStart() -> Duration? {
        let begin = cancellation ?? .now
        cancellation = begin
        let own = budget.map { (request?.time ?? begin) + Alarm.sensible($0) }
        guard let end = deadline ?? own else { return limit }
        let left = max(.zero, end - .now) * 2 / 3
        return limit.map { min($0, left) } ?? left
    }

    /// The time for the next hook; nil for any. It is zero once the budget is spent.
    var next: Duration? {
        guard let deadline else { return limit }
        let left = max(.zero, deadline - .now)
        return limit.map { min($0, left) } ?? left
    }

    /// Whether nothing is left of the budget.
    var isSpent: Bool { deadline.map { $0 <= .now } ?? false }

    /// The time for a function that runs to end after it was cancelled.
    var grace: Duration { max(.seconds(1), deadline.map { $0 - .now } ?? .zero) }
}
