// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
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

extension SessionOpener {
    /// Plans from the surroundings of the run; what the user asked to see is where each session begins.
    init(surroundings: Surroundings, options: GlobalOptions, target: BrowseTarget, outlet: Outlet) {
        self.init { (choice) throws(BrowserFailure) in
            let run = try surroundings.prepare(for: options, source: choice, outlet: outlet)
            try Self.check(target, isOn: run.invocation.connection.pages)
            let program = try run.factory().build(run.invocation)
            do throws(BrowserFailure) {
                let parts = program.browser.get()
                let session = try await program.session().browser.get()
                // Who changes over to the demo wants to see the demo.
                let named = choice != nil && program.isDemo ? nil : target.account
                let owner = try await Self.owner(named ?? parts.home.name, in: session)
                return OpenedSession(
                    program: program, session: session, parts: parts, owner: owner, warnings: run.warnings)
            } catch {
                await program.close()
                throw error
            }
        }
    }

    private static func check(_ target: BrowseTarget, isOn pages: PageHosts) throws(BrowserFailure) {
        guard let other = target.host, !pages.contains(other) else { return }
        throw BrowserFailure(
            .usage, "the address is on \(other), but \(pages.host) is asked", advice: ["ask it with --host \(other)"])
    }

    /// Whom to show: who was named, else whose token it is.
    private static func owner(
        _ named: AccountName?, in session: BrowserSession
    ) async throws(BrowserFailure) -> AccountName {
        if let named { return named }
        let asker = try await BrowserFailure.translating { () throws(APIFailure) in try await session.asker() }
        if let asker { return asker }
        throw BrowserFailure(
            .usage, "no organisation to show",
            advice: ["name one, as in 'ghb swiftlang', or set data.org"])
    }
}

extension BrowseTarget {
    /// The account that is named, by itself or as the owner of what is.
    fileprivate var account: AccountName? {
        switch place {
        case .home: nil
        case .owner(let owner): owner
        case .repository(let name), .issue(let name, _): AccountName(name.owner)
        }
    }
}
