// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import TerminalKit

/// The browser as a run of the program.
struct InteractiveBrowser: Sendable {
    let surroundings: Surroundings
    let options: GlobalOptions
    let target: BrowseTarget

    /// Runs until the user has enough of it.
    ///
    /// - Throws: What is wrong with options or configuration, before the screen is taken.
    func run() async throws(BrowserFailure) -> ProgramStatus {
        let outlet = Outlet()
        let opener = SessionOpener(surroundings: surroundings, options: options, outlet: outlet)
        let opened = try await opener(nil)
        do throws(BrowserFailure) {
            try checkHost(opened.program.host)
            try checkKeys(opened.parts.preferences.mistakes)
        } catch {
            await opened.program.close()
            throw error
        }
        let (named, place) = start
        guard let owner = named ?? opened.owner(named: nil) else {
            await opened.program.close()
            throw Self.nobody
        }
        let loop = await BrowserLoop(
            opened: opened, owner: owner, named: named, opener: opener, outlet: outlet,
            crashes: surroundings.environment["GHB_CRASH"] == "1")
        let failure: Terminal.Failure
        do throws(Terminal.Failure) {
            let status = try await loop.run(at: place)
            await loop.opened.program.close()
            return status
        } catch {
            failure = error
        }
        await loop.opened.program.close()
        throw BrowserFailure(.failure, "the terminal cannot be used: \(failure)")
    }

    private func checkKeys(_ mistakes: [KeyMap.Mistake]) throws(BrowserFailure) {
        guard let first = mistakes.first else { return }
        throw BrowserFailure(
            .failure, "keys.\(first.action): \(first.description)",
            advice: mistakes.dropFirst().map { "keys.\($0.action): \($0.description)" })
    }

    /// What to say where nobody said whose members and repositories to show.
    static let nobody = BrowserFailure(
        .usage, "nobody said which organisation to show",
        advice: ["name one, as in 'ghb swiftlang', or set data.org in the configuration"])

    private func checkHost(_ host: String) throws(BrowserFailure) {
        guard let other = target.host, other != host, other != "www." + host else { return }
        throw BrowserFailure(
            .usage, "the address is on \(other), but \(host) is asked", advice: ["ask it with --host \(other)"])
    }

    /// The account that the command line names, and what else.
    private var start: (AccountName?, Reference?) {
        switch target.place {
        case .home: (nil, nil)
        case .owner(let owner): (owner, nil)
        case .repository(let name): (AccountName(name.owner), .repository(name))
        case .issue(let name, let number): (AccountName(name.owner), .issue(number, name))
        }
    }
}
