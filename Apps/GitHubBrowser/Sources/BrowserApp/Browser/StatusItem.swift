// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserStorage

/// Something that the last line of the browser tells.
protocol StatusItem: Sendable {
    /// What is to be told now.
    func part() async -> StatusPart
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
    let viewer: Viewer

    func part() async -> StatusPart {
        if case .demo = source { return .source("DEMO DATA") }
        if policy.mode == .offline { return .source("OFFLINE") }
        guard let login = try? await viewer.login() else { return .source(credentials.host) }
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
