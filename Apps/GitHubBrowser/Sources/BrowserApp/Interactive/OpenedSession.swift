// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI

/// A session together with what the program's graph, built for it, holds.
struct OpenedSession: Sendable {
    /// The program that the session belongs to.
    let program: Program
    /// What it shows.
    let session: BrowserSession
    /// The parts of the browser that the graph holds.
    let parts: BrowserParts
    /// The account to begin with.
    let owner: AccountName
    /// The warnings about the configuration, each with its advice.
    let warnings: [[String]]
}

/// Builds a graph and a session in it, for other settings of the same run.
struct SessionOpener: Sendable {
    private let open: @Sendable (SourceChoice?) async throws(BrowserFailure) -> OpenedSession

    /// Makes an opener from what opens a session with a source of data; nil is the one that the user's options say.
    init(_ open: @escaping @Sendable (SourceChoice?) async throws(BrowserFailure) -> OpenedSession) {
        self.open = open
    }

    /// Opens a session.
    func callAsFunction(_ choice: SourceChoice?) async throws(BrowserFailure) -> OpenedSession {
        try await open(choice)
    }
}
