// SPDX-License-Identifier: Apache-2.0

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
    /// The remaining requests, such as `4968/5000`; nil if unknown.
    case limit(String?)
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
    let governor: Governor

    func part() async -> StatusPart {
        if case .demo = source { return .limit(nil) }
        let core = await governor.limits().first { $0.resource == "core" }
        guard let remaining = core?.remaining, let limit = core?.limit else { return .limit(nil) }
        return .limit("\(remaining)/\(limit)")
    }
}
