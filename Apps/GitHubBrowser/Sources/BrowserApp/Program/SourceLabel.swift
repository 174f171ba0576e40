// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

/// The source of the data in the words of the program.
struct SourceLabel: Sendable {
    let source: DataSource
    let invocation: Invocation

    /// Whether the data is that of the demo.
    var isDemo: Bool { source != .github }

    /// The notice that marks the output of the demo; nil for GitHub.
    var marker: Notice? {
        guard case .demo(let owner) = source else { return nil }
        return Notice(.marker, "this is demo data about '\(owner)'; use --live for GitHub itself")
    }

    /// The words of the status bar, before the server was asked.
    var name: String {
        isDemo ? "DEMO DATA" : invocation.cacheMode == .offline ? "OFFLINE" : invocation.connection.host
    }
}
