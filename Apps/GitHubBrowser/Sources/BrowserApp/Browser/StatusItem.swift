// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import DI

/// An item of the status bar.
protocol StatusItem: Sendable {
    /// Returns the current text of the item.
    func part() async -> StatusPart
}

extension [any StatusItem] {
    /// Returns the texts of the items, in their order.
    func parts() async -> [StatusPart] {
        var parts: [StatusPart] = []
        for item in self { parts.append(await item.part()) }
        return parts
    }
}

/// The text of an item.
enum StatusPart: Sendable, Hashable {
    /// The data source, such as `github.com as octocat`.
    case source(String)
    /// The remaining requests, such as `4968/5000`, nil if unknown; and those that may be spent, by resource.
    case limit(String?, left: [String: Int])
}

/// The item for the data source and its account.
struct SourceItem: StatusItem {
    let source: DataSource
    let credentials: Credentials
    let policy: CachePolicy
    /// Weak: the loop asks for the status in a task of its own, and a slow server must not keep a session that has ended.
    let viewer: WeakProvider<Viewer>

    func part() async -> StatusPart {
        if case .demo = source { return .source("DEMO DATA") }
        if policy.mode == .offline { return .source("OFFLINE") }
        let answer = await viewer.get()?.answer()
        guard case .success(let login?) = await answer?.value else { return .source(credentials.host) }
        return .source("\(credentials.host) as \(login)")
    }
}

/// The item for the remaining requests.
struct LimitItem: StatusItem {
    let source: DataSource
    let policy: CachePolicy
    let governor: Governor
    let clock: any WallClock

    func part() async -> StatusPart {
        if case .demo = source { return .limit(nil, left: [:]) }
        let limits = await governor.limits()
        let core = limits.first { $0.resource == "core" }
        let text = core.flatMap { core in core.remaining.flatMap { left in core.limit.map { "\(left)/\($0)" } } }
        guard policy.mode != .offline else { return .limit(text, left: [:]) }
        let left = limits.compactMap { limit -> (String, Int)? in
            // After the reset, everything is left again.
            let isOver = limit.resetAt.map { $0 <= clock.now() } ?? false
            return (isOver ? limit.limit : limit.remaining).map { (limit.resource, $0) }
        }
        return .limit(text, left: Dictionary(left) { first, _ in first })
    }
}
