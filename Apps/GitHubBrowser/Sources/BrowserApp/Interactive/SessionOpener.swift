// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// A session together with the parts of the graph that was built for it.
struct OpenedSession: Sendable {
    let running: ComponentHandle<Program>
    /// The session, which the program closes first.
    let handle: ComponentHandle<Session>
    let session: BrowserSession
    let parts: BrowserParts
    let owner: AccountName

    var program: Program { running.root }

    /// The searches for the user's work: those of the configuration, or else the usual ones if there is a user.
    var work: [SavedSearch] {
        let isSomebody = program.source.isDemo || session.credentials.token != nil
        return parts.preferences.saved.isEmpty && isSomebody ? SavedSearch.work : parts.preferences.saved
    }

    /// The seconds after which a visible list is refreshed; nil in the demo and offline.
    var refreshInterval: Double? {
        program.source.isDemo || session.policy.mode == .offline ? nil : max(60, session.policy.freshFor)
    }

    /// Closes the session, then the program; returns a line for each failure.
    func close() async -> [String] { await running.close()?.lines ?? [] }
}

/// Opens sessions of a run, which begin at the user's target.
struct SessionOpener: Sendable {
    let surroundings: Surroundings
    let options: GlobalOptions
    let target: BrowseTarget
    let outlet: Outlet

    /// Opens a session with a data source; with that in the user's options if it is nil.
    func open(_ choice: SourceChoice?) async throws(BrowserFailure) -> OpenedSession {
        let run = try surroundings.prepare(for: options, source: choice, outlet: outlet)
        try run.invocation.connection.pages.check(target.host, "the URL")
        let running = try await run.open()
        do throws(BrowserFailure) {
            let program = running.root
            let parts = program.browser.get()
            let handle = try await program.sessions.open()
            let session = handle.root.browser.get()
            // A switch to the demo shows the demo's organisation.
            let named = choice != nil && program.source.isDemo ? nil : target.account
            let owner = try await owner(named ?? parts.preferences.home, in: session, run.configuration.file)
            return OpenedSession(running: running, handle: handle, session: session, parts: parts, owner: owner)
        } catch {
            let lines = await running.close()?.lines ?? []
            throw BrowserFailure(error.status, error.message, advice: error.advice + lines)
        }
    }

    /// Returns the account to show: the named one, else the one of the token, else GitHub's own.
    private func owner(
        _ named: AccountName?, in session: BrowserSession, _ file: ConfigurationFile
    ) async throws(BrowserFailure) -> AccountName {
        if let named { return named }
        do throws(APIFailure) {
            if let asker = try await session.asker() { return asker }
        } catch {
            // A token of an app or a workflow has no account that it may ask for, and needs none.
            guard [.forbidden, .notFound, .notCached].contains(error.kind) else { throw error.failure }
            outlet.post(Notice(.warning, "the account of the token is unknown: \(error.message)"))
            if let other = AccountName("github") { return other }
        }
        throw BrowserFailure(
            .usage, "no organisation to show",
            advice: ["name one, as in '\(file.line("swiftlang"))', or set data.org"])
    }
}
