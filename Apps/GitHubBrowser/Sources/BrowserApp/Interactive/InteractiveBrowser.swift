// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import TerminalKit

/// The browser as a run of the program.
struct InteractiveBrowser: Sendable {
    let surroundings: Surroundings
    let options: GlobalOptions
    let target: BrowseTarget

    /// Runs until the user quits.
    ///
    /// - Throws: A mistake in options or configuration, before the screen is taken over.
    func run() async throws(BrowserFailure) -> ProgramStatus {
        let outlet = Outlet()
        let opener = SessionOpener(surroundings: surroundings, options: options, target: target, outlet: outlet)
        let keeper = SettingChange(surroundings: surroundings, options: options)
        let opened = try await opener.open(nil)
        let loop = await BrowserLoop(
            opened: opened, opener: opener, keeper: keeper, outlet: outlet,
            crashes: surroundings.environment["GHB_CRASH"] == "1")
        let result: Result<ProgramStatus, BrowserFailure>
        do throws(Terminal.Failure) {
            result = .success(try await loop.run(at: place, opensWork: target.place == nil))
        } catch {
            result = .failure(BrowserFailure(.failure, "the terminal cannot be used: \(error)"))
        }
        surroundings.closing.begins()
        surroundings.warn(await loop.end(), verbosity: options.quiet ? .quiet : .normal)
        return try result.get()
    }

    /// The place that the command line names besides an account.
    private var place: Reference? {
        if case .member? = target.place { nil } else { target.place }
    }
}
