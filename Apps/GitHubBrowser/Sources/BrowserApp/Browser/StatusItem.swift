// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserStorage
import DI

/// Something that the last line of the browser tells.
protocol StatusItem: Sendable {
    /// What is to be told now.
    func part() async -> StatusPart
}

extension [any StatusItem] {
    /// Returns the parts of the status bar, in the order of the items.
    func parts() async -> [StatusPart] {
        var parts: [StatusPart] = []
        for item in self { parts.append(await item.part()) }
        return parts
    }
}

/// A part of the last line.
enum StatusPart: Sendable, Hashable {
    /// Where the data comes from, such as `github.com as octocat`.
    case source(String)
    /// What is left of the requests, such as `4968/5000`; nil where nobody knows.
    case limit(String?)
}

/// Tells where the data comes from, and as whom it is asked for.
struct SourceItem: StatusItem {
    let source: DataSource
    let credentials: Credentials
    let policy: CachePolicy
    /// Weak, for the status is asked for beside the loop: a server that doesn't answer must not keep a session that ended.
    let viewer: WeakProvider<Viewer>

    func part() async -> StatusPart {
        if case .demo = source { return .source("DEMO DATA") }
        if policy.mode == .offline { return .source("OFFLINE") }
        let answer = await viewer.get()?.answer()
        guard case .success(let login?) = await answer?.value else { return .source(credentials.host) }
        return .source("\(credentials.host) as \(login)")
    }
}

/// Tells how many requests are left of how many.
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
