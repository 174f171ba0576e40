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

    /// The account to begin with: the one that was named, the configuration's, or the asker.
    func owner(named: AccountName?) -> AccountName? {
        if program.isDemo { return parts.home ?? named }
        return named ?? parts.home ?? session.asker
    }
}

/// Builds a graph and a session in it, for other settings of the same run.
struct SessionOpener: Sendable {
    private let open: @Sendable (SourceChoice?) async throws(BrowserFailure) -> OpenedSession

    /// Makes an opener from what plans a run with another source of data; nil is the one that the user's options say.
    init(_ open: @escaping @Sendable (SourceChoice?) async throws(BrowserFailure) -> OpenedSession) {
        self.open = open
    }

    /// Opens a session.
    func callAsFunction(_ choice: SourceChoice?) async throws(BrowserFailure) -> OpenedSession {
        try await open(choice)
    }
}

extension SessionOpener {
    /// Plans from the surroundings of the run.
    init(surroundings: Surroundings, options: GlobalOptions, outlet: Outlet) {
        self.init { (choice) throws(BrowserFailure) in
            let plan = try surroundings.plan(for: options, source: choice, outlet: outlet)
            let program = try plan.factory().build(plan.invocation)
            let session = try await program.session()
            return OpenedSession(program: program, session: session.browser.get(), parts: program.browser.get())
        }
    }
}
