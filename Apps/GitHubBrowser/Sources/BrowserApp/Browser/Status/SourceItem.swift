// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking

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
