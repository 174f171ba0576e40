// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Counts requests as GitHub does, adds the headers of limits, and refuses requests over a limit.
///
/// Searches have a limit of their own. Responses of 304 don't count, nor does `/rate_limit`, which returns the limits.
final class LimitStage: ResponseStage {
    private struct Window {
        var end: Int
        var used: Int
    }

    private let limits: [String: FaultPlan.Limit]
    private let now: @Sendable () -> Date
    private let windows: Mutex<[String: Window]> = Mutex([:])

    init(_ limits: [String: FaultPlan.Limit], now: @escaping @Sendable () -> Date = { Date() }) {
        self.limits = limits
        self.now = now
    }

    func respond(to request: IncomingRequest, next: Next) async -> OutgoingResponse {
        if !limits.isEmpty, RequestTarget(request.path).segments == ["", "rate_limit"] { return overview() }
        let resource = request.path.hasPrefix("/search/") ? "search" : "core"
        guard let limit = limits[resource] else { return await next(request) }
        guard count(1, resource, limit).used <= limit.requests else {
            let window = count(-1, resource, limit)
            return Self.marked(.limited, resource, limit, window)
        }
        let answer = await next(request)
        return Self.marked(answer, resource, limit, count(answer.status == 304 ? -1 : 0, resource, limit))
    }

    private func overview() -> OutgoingResponse {
        let resources = limits.sorted { $0.key < $1.key }.map { name, limit in
            let window = count(0, name, limit)
            let left = limit.requests - min(window.used, limit.requests)
            return #""\#(name)":{"limit":\#(limit.requests),"remaining":\#(left),"reset":\#(window.end)}"#
        }
        return .found(#"{"resources":{\#(resources.joined(separator: ","))}}"#)
    }

    /// Adds to what the current window has used.
    private func count(_ more: Int, _ resource: String, _ limit: FaultPlan.Limit) -> Window {
        let second = Int(now().timeIntervalSince1970)
        return windows.withLock { windows in
            var window = windows[resource] ?? Window(end: second + (limit.window ?? 3600), used: 0)
            if window.end <= second { window = Window(end: second + (limit.window ?? 3600), used: 0) }
            window.used = max(0, window.used + more)
            windows[resource] = window
            return window
        }
    }

    private static func marked(
        _ answer: OutgoingResponse, _ resource: String, _ limit: FaultPlan.Limit, _ window: Window
    ) -> OutgoingResponse {
        var answer = answer
        let used = min(window.used, limit.requests)
        let fields: [(String, String)] = [
            ("x-ratelimit-limit", String(limit.requests)), ("x-ratelimit-remaining", String(limit.requests - used)),
            ("x-ratelimit-reset", String(window.end)), ("x-ratelimit-resource", resource),
            ("x-ratelimit-used", String(used)),
        ]
        for (name, value) in fields { answer.set(name, to: [value]) }
        return answer
    }
}
